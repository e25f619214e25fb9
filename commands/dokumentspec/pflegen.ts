/** Commands on document specifications. Table: DokumentSpec. */

import type { Befehl } from '#commands/befehl.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { einzeln, tausche } from '#commands/dateien/tauschen.ts';
import { bestelleAbgleich } from '#commands/dokumente/abgleichlauf.ts';
import { execute } from '#commands/execute.ts';
import { betrifftAkten } from '#commands/reaktionen/dokumentspec.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import { type Dokumentvorlage, dokumentSpecAggregat } from '#domain/dokumentspec/dokumentspec.ts';
import { type DokumentSpecFelder, OHNE_ANGABEN } from '#domain/dokumentspec/dokumentspec-felder.ts';
import {
	aendereSpec,
	ENTWURF_EXISTIERT,
	entsperre,
	legeSpecAn,
	legeVersionAn,
	loeseAb,
	sperre,
	veroeffentliche,
} from '#domain/dokumentspec/entscheidungen.ts';
import type { Freigabeumfeld } from '#domain/dokumentspec/freigabe.ts';
import { PARAMETER_ID, parameterStammdatum } from '#domain/parameter/parameter.ts';
import { Abgelehnt, NICHT_GEFUNDEN, unveraendert } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { kette, vorlageVon } from '#projections/queries/dokumente/dokumentspecs.ts';
import { befundeZurFreigabe } from './pruefen.ts';

export type NeueSpec = Partial<DokumentSpecFelder> & Pick<DokumentSpecFelder, 'bezeichnung'>;

export function legeSpecificationAn(umgebung: Umgebung, befehl: Befehl, eingabe: NeueSpec): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const spec = await sitzung.lies(dokumentSpecAggregat, id);
		const neu = sitzung.schreibe(dokumentSpecAggregat, id, legeSpecAn(spec, { ...OHNE_ANGABEN, ...eingabe }));
		await tauscheVorlage(sitzung, neu, null, befehl);
		return { id };
	});
}

export interface Specaenderung {
	/** Only what is named changes. */
	readonly felder: Partial<DokumentSpecFelder>;
	/** Published, or unlocked. */
	readonly isVeroeffentlicht: boolean;
	/** The specification as the caller saw it. */
	readonly version?: number | undefined;
}

export async function aendereSpecification(
	umgebung: Umgebung,
	befehl: Befehl & { readonly akteur: Akteur },
	ablage: Ablage,
	id: string,
	{ felder, isVeroeffentlicht, version }: Specaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const spec = await liesVorhandene(sitzung, id);
		const veraltet = unveraendert(version, spec.version);
		if (veraltet) throw new Abgelehnt([veraltet]);
		const bisher = spec.felder.vorlageUploadID;
		const aenderungen = aendereSpec(spec, felder);
		const neu = sitzung.schreibe(dokumentSpecAggregat, id, aenderungen);
		await tauscheVorlage(sitzung, neu, bisher, befehl);
		if (!isVeroeffentlicht || neu.status === DOKUMENTSPEC.nr.Veroeffentlicht) {
			if (neu.status === DOKUMENTSPEC.nr.Veroeffentlicht && aenderungen.some(betrifftAkten))
				await bestelleAbgleich(sitzung, befehl, id);
			return;
		}
		const befunde = await befundeZurFreigabe(sitzung.db, ablage, vorlageVon(neu.felder));
		const umfeld = await freigabeumfeld(sitzung);
		const frei =
			neu.status === DOKUMENTSPEC.nr.Gesperrt
				? entsperre(neu, befehl.akteur, befunde, umfeld)
				: veroeffentliche(neu, befunde, umfeld);
		sitzung.schreibe(dokumentSpecAggregat, id, frei);
		if (neu.status !== DOKUMENTSPEC.nr.Gesperrt) gibEntwurf(sitzung, neu);
		await bestelleAbgleich(sitzung, befehl, id);
	});
}

/** The next version as a draft; of a chain there is one at a time. */
export function legeVersionVon(umgebung: Umgebung, befehl: Befehl, vorgaengerID: string): Promise<{ id: string }> {
	return execute(umgebung, befehl, async (sitzung) => {
		const vorgaenger = await liesVorhandene(sitzung, vorgaengerID);
		const hoechste = groesster((await kette(sitzung.db, vorgaenger.ketteID)).map(({ nummer }) => nummer));
		const id = sitzung.ctx.neueID();
		const neu = sitzung.schreibe(dokumentSpecAggregat, id, legeVersionAn(id, vorgaenger, hoechste));
		sitzung.nimm(ENTWURF, neu.ketteID, dokumentSpecAggregat, id, ENTWURF_EXISTIERT);
		return { id };
	});
}

export async function loeseSpecificationAb(
	umgebung: Umgebung,
	befehl: Befehl,
	ablage: Ablage,
	{ id, nachfolgerID }: { readonly id: string; readonly nachfolgerID: string },
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const [spec, nachfolger] = await Promise.all([
			liesVorhandene(sitzung, id),
			sitzung.lies(dokumentSpecAggregat, nachfolgerID),
		]);
		const befunde =
			nachfolger.status === DOKUMENTSPEC.nr.Entwurf
				? await befundeZurFreigabe(sitzung.db, ablage, vorlageVon(nachfolger.felder))
				: [];
		const isEntwurf = nachfolger.status === DOKUMENTSPEC.nr.Entwurf;
		const ereignisse = loeseAb(spec, nachfolger, befunde, await freigabeumfeld(sitzung));
		sitzung.schreibe(dokumentSpecAggregat, id, ereignisse.vorlage);
		sitzung.schreibe(dokumentSpecAggregat, nachfolgerID, ereignisse.nachfolger);
		if (isEntwurf) gibEntwurf(sitzung, nachfolger);
		await bestelleAbgleich(sitzung, befehl, nachfolgerID);
	});
}

/** Locks a specification; a draft goes for good, with its template. */
export async function sperreSpecification(umgebung: Umgebung, befehl: Befehl, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const spec = await liesVorhandene(sitzung, id);
		const neu = sitzung.schreibe(dokumentSpecAggregat, id, sperre(spec));
		if (!neu.geloescht) return bestelleAbgleich(sitzung, befehl, id);
		gibEntwurf(sitzung, neu);
		const ohne = { ...neu, felder: { ...neu.felder, vorlageUploadID: null } };
		await tauscheVorlage(sitzung, ohne, neu.felder.vorlageUploadID, befehl);
	});
}

const freigabeumfeld = async (sitzung: Sitzung): Promise<Freigabeumfeld> =>
	(await sitzung.lies(parameterStammdatum.aggregat, PARAMETER_ID, { halten: false })).felder;

async function liesVorhandene(sitzung: Sitzung, id: string): Promise<Dokumentvorlage> {
	const spec = await sitzung.lies(dokumentSpecAggregat, id);
	if (!spec.existiert || spec.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return spec;
}

/** Kind of the unique value below, by chain. */
const ENTWURF = 'DOKUMENTSPEC_ENTWURF';

/** The first version of a chain never took it. */
function gibEntwurf(sitzung: Sitzung, { id, ketteID }: Dokumentvorlage): void {
	if (id !== ketteID) sitzung.gib(ENTWURF, ketteID, dokumentSpecAggregat, id);
}

/** A file belongs to the chain and stays as long as one of its versions is filled from it. */
async function tauscheVorlage(
	sitzung: Sitzung,
	{ id, ketteID, felder }: Dokumentvorlage,
	bisher: string | null,
	{ akteur }: Befehl,
): Promise<void> {
	if (felder.vorlageUploadID === bisher) return;
	const andere = (await kette(sitzung.db, ketteID)).filter((version) => version.id !== id);
	const bleibt = andere.flatMap((version) => einzeln(version.felder.vorlageUploadID));
	await tausche(
		sitzung,
		{
			alt: [...bleibt, ...einzeln(bisher)],
			neu: [...bleibt, ...einzeln(felder.vorlageUploadID)],
			userID: akteur.userID,
			feld: 'vorlageUploadID',
		},
		{ art: 'DOKUMENTSPEC', id: ketteID },
		{ endungen: ['pdf'] },
	);
}
