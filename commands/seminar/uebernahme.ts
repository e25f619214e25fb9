/** Plans the seminars of an earlier cycle for another. Table: Seminarplaner, copy of last cycle's seminars. */
import { createHash } from 'node:crypto';
import type { Befehl } from '#commands/befehl.ts';
import { execute, probiere } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Bundesland } from '#domain/bundesland.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { legeSeminarAn } from '#domain/seminar/entscheidungen.ts';
import { type Uebernommen, type Umfeld, uebernimm, verlegt } from '#domain/seminar/planer/uebernahme.ts';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { ersterTag, letzterTag, type SeminarFelder } from '#domain/seminar/seminar-felder.ts';
import { gruppenDesZyklus } from '#projections/queries/seminare/gruppen.ts';
import { ladeFreieTage } from '#projections/queries/seminare/plan.ts';
import { planseminare, vorlagenDesZyklus } from '#projections/queries/seminare/planer.ts';
import { leitungen } from '#projections/queries/seminare/seminare.ts';
import { nichtWaehlbar } from '#projections/queries/traeger/stammlisten.ts';
import { pruefeSeminarzyklus } from './seminare.ts';

interface Uebernahme {
	readonly vonZyklusID: string;
	readonly nachZyklusID: string;
	/** undefined: all of them. */
	readonly seminarIDs: readonly string[] | undefined;
	/** Those that are to lie where it is proposed. */
	readonly verlegtIDs: readonly string[];
	readonly land: Bundesland | null;
	readonly simulate: boolean;
}

export interface Uebernahmezeile {
	readonly seminarID: string;
	readonly bezeichnung: string;
	/** Its days as they were, and as they will be; null: it has none. */
	readonly vorher: string | null;
	readonly nachher: string | null;
	readonly vorschlag: string | null;
	readonly gruppen: string[];
	readonly ergebnis: 'NEU' | 'VORHANDEN' | 'NICHT';
	readonly hinweise: string[];
	/** Worth taking without asking. */
	readonly isRatsam: boolean;
	readonly neuID: string | null;
}

/** All in one append; what has been copied before isn't copied again, unless the copy was deleted. */
export async function uebernehmeSeminare(
	umgebung: Umgebung,
	befehl: Befehl,
	uebernahme: Uebernahme,
): Promise<Uebernahmezeile[]> {
	const rechne = () => probiere(umgebung, befehl, (probe) => uebernimmAlle(probe, uebernahme));
	if (uebernahme.simulate) return rechne();
	// What is remembered of a command holds ids only.
	const neue = new Set(
		await execute(umgebung, befehl, async (sitzung) =>
			(await uebernimmAlle(sitzung, uebernahme)).flatMap(({ ergebnis, seminarID }) =>
				ergebnis === 'NEU' ? [seminarID] : [],
			),
		),
	);
	return (await rechne()).map((zeile) => (neue.has(zeile.seminarID) ? { ...zeile, ergebnis: 'NEU' } : zeile));
}

async function uebernimmAlle(sitzung: Sitzung, uebernahme: Uebernahme): Promise<Uebernahmezeile[]> {
	const { vonZyklusID, nachZyklusID, seminarIDs } = uebernahme;
	const { zyklen } = await pruefeSeminarzyklus(sitzung, nachZyklusID);
	const [von, nach] = [zyklen.get(vonZyklusID), zyklen.get(nachZyklusID)];
	if (!von || !nach || von.start >= nach.start) throw new Abgelehnt([KEIN_FRUEHERER]);
	const vorlagen = await vorlagenDesZyklus(sitzung.db, vonZyklusID);
	const gewollte = vorlagen.filter(({ id }) => seminarIDs?.includes(id) ?? true);
	const seminare = await Promise.all(gewollte.map(({ id }) => sitzung.lies(seminarAggregat, id, { halten: false })));
	const umfeld = await ladeUmfeld(sitzung, uebernahme, { von: von.start, nach: nach.start, ende: nach.ende }, seminare);
	const jeGruppe = new Map(umfeld.gruppen.map(({ id, bezeichnung }) => [id, bezeichnung]));
	return Promise.all(
		gewollte.map(async ({ id, gruppen }, i) => {
			const vorlage = seminare[i] as Seminar;
			const ergebnis = uebernimm({ id, felder: vorlage.felder, gruppen }, umfeld);
			const kopf = { seminarID: id, bezeichnung: vorlage.felder.bezeichnung, vorher: tage(vorlage.felder) };
			if (!ergebnis) {
				const leer = { nachher: null, vorschlag: null, gruppen: [], neuID: null };
				return {
					...kopf,
					...leer,
					isRatsam: false,
					ergebnis: 'NICHT' as const,
					hinweise: ['Der Seminartyp steht nicht mehr zur Wahl.'],
				};
			}
			const { neu, istDa } = await ziel(sitzung, id, nachZyklusID);
			const felder = gewaehlte(ergebnis, uebernahme.verlegtIDs.includes(id));
			if (!istDa) sitzung.schreibe(seminarAggregat, neu.id, legeSeminarAn(neu, nachZyklusID, felder));
			return {
				...kopf,
				nachher: tage(istDa ? neu.felder : felder),
				vorschlag: ergebnis.vorschlag && tage({ termine: ergebnis.vorschlag }),
				gruppen: felder.seminargruppeIDs.flatMap((gruppe) => jeGruppe.get(gruppe) ?? []),
				ergebnis: istDa ? ('VORHANDEN' as const) : ('NEU' as const),
				hinweise: [...ergebnis.hinweise],
				isRatsam: ergebnis.isRatsam,
				neuID: uebernahme.simulate && !istDa ? null : neu.id,
			};
		}),
	);
}

const gewaehlte = ({ felder, vorschlag }: Uebernommen, wieVorgeschlagen: boolean): SeminarFelder =>
	wieVorgeschlagen && vorschlag ? verlegt(felder, vorschlag) : felder;

function tage(felder: Pick<SeminarFelder, 'termine'>): string | null {
	const [von, bis] = [ersterTag(felder), letzterTag(felder)];
	return von && bis ? spanne({ von, bis }) : null;
}

/** So often may a copy have been deleted and made again. */
const VERSUCHE = 50;

/**
 * The copy of a seminar in a cycle: its id follows from both, so that nobody makes a second one, also not at the same
 * moment. A deleted one is replaced.
 */
async function ziel(sitzung: Sitzung, seminarID: string, zyklusID: string): Promise<{ neu: Seminar; istDa: boolean }> {
	for (let nr = 0; nr < VERSUCHE; nr++) {
		const neu = await sitzung.lies(seminarAggregat, kopieID(seminarID, zyklusID, nr));
		if (!neu.geloescht) return { neu, istDa: neu.existiert };
	}
	throw new Abgelehnt([ZU_OFT]);
}

/** A UUID of version 8 (RFC 9562): the beginning of a hash. */
function kopieID(seminarID: string, zyklusID: string, nr: number): string {
	const hash = createHash('sha256').update(`Seminarkopie ${seminarID} ${zyklusID} ${nr}`).digest('hex');
	const variante = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16);
	return [
		hash.slice(0, 8),
		hash.slice(8, 12),
		`8${hash.slice(13, 16)}`,
		`${variante}${hash.slice(17, 20)}`,
		hash.slice(20, 32),
	].join('-');
}

async function ladeUmfeld(
	{ db, ctx }: Sitzung,
	{ nachZyklusID, land }: Uebernahme,
	{ von, nach, ende }: { von: string; nach: string; ende: string },
	seminare: readonly Seminar[],
): Promise<Umfeld> {
	const typen = [...new Set(seminare.map(({ felder }) => felder.seminartypID))];
	const arten = [...new Set(seminare.flatMap(({ felder }) => felder.dienstartIDs))];
	const [gruppen, wer, ohneTyp, ohneArt, frei, vorhandene] = await Promise.all([
		gruppenDesZyklus(db, nachZyklusID),
		leitungen(db),
		nichtWaehlbar(db, 'seminartyp', typen),
		nichtWaehlbar(db, 'dienstart', arten),
		ladeFreieTage(db, land, { von: nach, bis: ende }),
		planseminare(db, nachZyklusID),
	]);
	return {
		von,
		nach,
		gruppen,
		leitungIDs: new Set(wer.map(({ id }) => id)),
		seminartypIDs: new Set(typen.filter((id) => !ohneTyp.has(id))),
		dienstartIDs: new Set(arten.filter((id) => !ohneArt.has(id))),
		...frei,
		heute: ctx.heute,
		vorhandene: vorhandene.map(({ bezeichnung }) => bezeichnung),
	};
}

const KEIN_FRUEHERER = {
	code: 'ZYKLUS',
	http: 422,
	feld: 'vonZyklusID',
	text: 'Bitte wählen Sie einen früheren Zyklus aus.',
} as const;
const ZU_OFT = { code: 'UEBERNAHME', http: 409, text: 'Dieses Seminar wurde zu oft übernommen und gelöscht.' } as const;
