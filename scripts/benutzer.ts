import { parseArgs } from 'node:util';
import { konfigurationOderEnde, uhr } from '#api/config.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { legeZugangAn } from '#commands/systembetrieb/zugang-anlegen.ts';
import { istBeispieladresse, MELDUNG_BEISPIEL } from '#domain/felder/kontakt.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { bereiteVor } from './betrieb/datenbank.ts';
import { Bedienfehler, gemeinter, mitDatenbanken } from './mandant/wahl.ts';
import { mitClient } from './postgres/zugang.ts';

// Opens an account that nobody in the portal can: the first administrator of a tenant, or an operator.
const ROLLEN = ['ADMIN', 'SYSTEMADMIN'] as const;
const AUFRUF = `npm run benutzer -- anlegen --rolle ${ROLLEN.join('|')} --email … --vorname … --nachname … [--mandant …]`;

const OHNE_GRUNDDATEN =
	'Dieser Mandant hat noch keine Grunddaten. Zuerst: npm run mandant -- anlegen --bezeichnung <Name> --admin <E-Mail>';

const angabe = { type: 'string' } as const;
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { rolle: angabe, email: angabe, vorname: angabe, nachname: angabe, mandant: angabe },
});

await mitDatenbanken(konfigurationOderEnde(), async ({ mandanten }) => {
	const ort = gemeinter(mandanten, values.mandant);
	const neuer = angaben();
	await bereiteVor(ort);
	if (!(await hatGrunddaten(ort))) throw new Bedienfehler(OHNE_GRUNDDATEN);
	const konfiguration = konfigurationFuer(konfigurationOderEnde(), ort);
	// A wake-up that is lost harms nothing: the worker looks for itself.
	const umgebung = await oeffneUmgebung(ort.url, uhr(konfiguration), () => {}, { pool: { max: 2 } });
	try {
		await legeZugangAn(umgebung, neuer);
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) throw new Bedienfehler(fehler.verstoesse.map((v) => v.text).join(' '));
		throw fehler;
	} finally {
		await umgebung.pool.end();
	}
	console.log(
		`Der Zugang ist angelegt. Den Link zum Freischalten bekommt ${neuer.email} per Mail, sobald der Worker läuft.`,
	);
});

function angaben() {
	const { rolle: genannte, email, vorname, nachname } = values;
	const rolle = ROLLEN.find((r) => r === genannte);
	if (positionals[0] !== 'anlegen' || !rolle || !email || !vorname || !nachname) throw new Bedienfehler(AUFRUF);
	if (istBeispieladresse(email)) throw new Bedienfehler(`--email: ${MELDUNG_BEISPIEL}`);
	return { rolle, email, vorname, nachname };
}

/** An account alone would leave its owner in a portal without Dienstarten, lists and templates. */
function hatGrunddaten({ ownerUrl }: { readonly ownerUrl: string }): Promise<boolean> {
	return mitClient(ownerUrl, async (client) => (await client.query('select from parameter limit 1')).rowCount === 1);
}
