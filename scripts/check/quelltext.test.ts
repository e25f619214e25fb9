import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pruefeQuelltext } from './quelltext.ts';

const wurzel = mkdtempSync(join(tmpdir(), 'quelltext-'));
afterAll(() => rmSync(wurzel, { recursive: true }));

/** Where those stand in what is planted that hand over their connection. */
const OHNE_FORM = [4, 6, 9, 11, 12].map(String).toSorted();
const FORM_FEHLT =
	'Zeilen einer Anweisung in SQL haben eine Form (frageRoh), oder niemand liest welche (tueRoh, projections/roh.ts)';
const TEXT_OHNE_FORM = 'Zeilen eines Textes in SQL haben eine Form (frageText, projections/roh.ts)';

const FELDER =
	'Tage und Zahlen nehmen DateField und NumberField (ui/fields): was sie nicht lesen können, bleibt stehen';

const FASSUNG =
	'welche Fassung ein Formular ändert, steht fest, seit es offen ist (useAnfang, useGrundlage in formular/grundlage.ts): sonst macht es rückgängig, was andere inzwischen gespeichert haben';

const ORT =
	'wo der Dienst ist, sagt dienstort oder ortMit (domain/akte/dienstort.ts); der Ort der Bewerbung ist etwas anderes';

const STAND = 'ein Status hat einen Namen (KATALOG.nr.… oder eine Menge in domain/status)';

test('planted paths, registries and clocks are found', () => {
	for (const ordner of [
		...['domain', 'api', 'docs', 'web/routes', 'projections/queries/liste'],
		...['commands/mail', 'commands/event-store'],
	])
		mkdirSync(join(wurzel, ordner), { recursive: true });
	writeFileSync(join(wurzel, 'domain/zeit.ts'), 'export const a = 1;\nexport const jetzt = () => new Date();\n');
	writeFileSync(join(wurzel, 'domain/zeit.test.ts'), 'export const jetzt = () => Date.now();\n');
	writeFileSync(
		join(wurzel, 'domain/ort.ts'),
		'a(vertrag.einsatzortID);\nb(wunsch?.einsatzortID);\nc(w.einsatzortID);\n',
	);
	writeFileSync(
		join(wurzel, 'domain/stand.ts'),
		[
			'if (akte.status >= 2800) a();',
			'const b = sql`w.status between 2000 and 8000 or d.dokument_status in (0, 1000)`;',
			"c.where('s.status', '=', 1000).where('id', '=', 1000);",
			'const NEU: WunschStatus = 1000;',
			'if (akte.status >= FREIWILLIGER.nr.BewerbungEinigung || antwort.status >= 500) d();',
		].join('\n'),
	);
	writeFileSync(join(wurzel, 'domain/stand.test.ts'), 'expect(akte.status === 2800);\n');
	writeFileSync(join(wurzel, 'domain/ort.fixture.ts'), 'b(wunsch.einsatzortID);\n');
	writeFileSync(join(wurzel, 'api/zufall.ts'), 'export const zufall = () => Math.random();\n');
	writeFileSync(
		join(wurzel, 'api/viele.ts'),
		'a.push({ ...b });\nMath.max(a, b);\nMath.max(0, ...b);\nMath.min(\n...b);\na.push(...b);\n',
	);
	const anweisungen = [
		'await frageRoh(db, FORM, sql`select 1 as n`);',
		"await db.selectFrom('a').where(sql`true`).execute();",
		'await db.transaction().execute(async (tx) => lies(tx));',
		'await sql<Zeile>`select 1 as n`.execute(db);',
		'await sql<Zeile>`\nselect 1 as n`.execute(\n\tdb,\n);',
		'(await lies(art).execute(tx)).rows;',
		'await db.connection().execute((eine) => lies(eine));',
		'await vermerk(id, [...codes]).execute(umgebung.db);',
		'await db.executeQuery(anweisung.compile(db));',
	].join('\n');
	const texte = [
		"const zeilen = await frageText(pool, FORM, 'select 1 as n');",
		"const { rowCount } = await pool.query('update a set b = 1');",
		"await client.query<{ n: number }>('select 1 as n');",
		"const { rows } = await this.#pool.query('select 1 as n');",
		"const { rows: zeilen }: { rows: Zeile[] } = await client.query(\n'select 1 as n');",
	].join('\n');
	writeFileSync(join(wurzel, 'api/roh.ts'), anweisungen);
	writeFileSync(join(wurzel, 'commands/mail/text.ts'), texte);
	writeFileSync(join(wurzel, 'commands/mail/text.fixture.ts'), texte);
	writeFileSync(join(wurzel, 'commands/event-store/read.ts'), texte);
	writeFileSync(join(wurzel, 'projections/queries/roh.ts'), anweisungen);
	writeFileSync(join(wurzel, 'projections/queries/roh.test.ts'), anweisungen);
	writeFileSync(join(wurzel, 'projections/queries/liste/liste.ts'), anweisungen);
	writeFileSync(join(wurzel, 'projections/roh.ts'), anweisungen);
	writeFileSync(join(wurzel, 'web/monat.ts'), "new Intl.DateTimeFormat('de', { month: 'long' });\n");
	writeFileSync(
		join(wurzel, 'web/felder.tsx'),
		"import { Group, NumberInput } from '@mantine/core';\nimport { DateInput } from '@mantine/dates';\nconst a = <form onSubmit={b} />;\n",
	);
	writeFileSync(
		join(wurzel, 'web/schluessel.ts'),
		'a({ key: crypto.randomUUID() });\nb({ idempotencyKey: uuid() });\nc({ idempotencyKey });\n',
	);
	const formular = 'const f = useFormular<Werte>({ run: (w) => call({ body: { ...w, version } }) });\n';
	writeFileSync(join(wurzel, 'web/fassung.tsx'), formular);
	writeFileSync(join(wurzel, 'web/anfang.tsx'), `const { version } = useAnfang(seminar);\n${formular}`);
	writeFileSync(
		join(wurzel, 'api/tag.ts'),
		'a(formatDatum(tagInBerlin(am)));\nb(formatDatum(lauf.am.slice(0, 10)));\n',
	);
	writeFileSync(join(wurzel, 'web/hinweis.tsx'), "import { Text, Tooltip } from '@mantine/core';\n");
	writeFileSync(
		join(wurzel, 'web/routes/seite.tsx'),
		'const a = Route.useRouteContext();\nconst b = Route.useRouteContext({ select: (c) => c.d });\n',
	);
	const aufrecht = '@media (min-width: 1px) {}\n@media screen and (orientation: portrait) {}\n';
	writeFileSync(join(wurzel, 'web/seite.css'), aufrecht);
	writeFileSync(
		join(wurzel, 'web/seite.e2e.ts'),
		[
			'await expect.poll(() => a.count()).toBe(2);',
			'expect(await a.count()).toBe(2);',
			"expect(\n\tawait a.getByRole('x', { name: 'y' }).getAttribute('z'),\n).toBe('1');",
			"expect(await frage(a, 'b')).toBe(2);",
		].join('\n'),
	);
	writeFileSync(join(wurzel, 'web/warten.test.ts'), `await vi.wait${'For'}(() => ja());\nawait bald(() => ja());\n`);
	writeFileSync(join(wurzel, 'docs/lies.md'), `siehe ${'/wo'}rk/main\n`);
	writeFileSync(join(wurzel, 'package-lock.json'), `"resolved": "https://registry.${'npm'}js.org/x"\n`);
	expect(pruefeQuelltext(wurzel, ['domain', 'api', 'commands', 'projections', 'web']).toSorted()).toEqual([
		...OHNE_FORM.map((zeile) => `api/roh.ts:${zeile}: ${FORM_FEHLT}`),
		'api/tag.ts:2: der Tag eines Zeitpunkts ist der in Deutschland (tagInBerlin)',
		'api/viele.ts:3: beliebig viele nehmen groesster, kleinster und haengeAn (domain/beliebig-viele.ts)',
		'api/viele.ts:4: beliebig viele nehmen groesster, kleinster und haengeAn (domain/beliebig-viele.ts)',
		'api/viele.ts:6: beliebig viele nehmen groesster, kleinster und haengeAn (domain/beliebig-viele.ts)',
		...[3, 4, 5].map((zeile) => `commands/mail/text.ts:${zeile}: ${TEXT_OHNE_FORM}`),
		'docs/lies.md:1: Pfad eines bestimmten Rechners',
		...[2, 3].map((zeile) => `domain/ort.ts:${zeile}: ${ORT}`),
		...[1, 2, 2, 3, 4].map((zeile) => `domain/stand.ts:${zeile}: ${STAND}`),
		'domain/zeit.ts:2: die Zeit kommt aus ctx',
		'package-lock.json:1: Adresse einer Registry',
		...OHNE_FORM.map((zeile) => `projections/queries/roh.ts:${zeile}: ${FORM_FEHLT}`),
		`web/fassung.tsx:1: ${FASSUNG}`,
		...[1, 2].map((zeile) => `web/felder.tsx:${zeile}: ${FELDER}`),
		'web/felder.tsx:3: ein Formular ist Form (ui/fields/fields.tsx): es sendet nichts neben dem, was nicht zu lesen ist',
		'web/hinweis.tsx:1: ein Hinweis trägt nur seine Worte (ui/tooltip.tsx): jeder eigene kostet auf jeder Zeile',
		'web/monat.ts:1: Monate und Wochentage nennt client/datumsworte.ts',
		'web/routes/seite.tsx:1: mit select, oder useSitzung(): der Kontext entsteht mit jedem Wechsel neu und zeichnet die Seite neu',
		'web/schluessel.ts:1: gibt es nur über https: uuid (client/uuid.ts)',
		'web/schluessel.ts:2: ein Vorhaben hat einen Schlüssel (useCommand gibt ihn mit): sonst ist seine Wiederholung ein zweites',
		'web/seite.css:2: kein Stil richtet sich danach, wie das Gerät gehalten wird',
		'web/seite.e2e.ts:2: gelesen wird mit expect.poll, bis es stimmt',
		'web/seite.e2e.ts:3: gelesen wird mit expect.poll, bis es stimmt',
		'web/warten.test.ts:1: gewartet wird mit bald (scripts/test/bald.ts)',
	]);
});
