import { addiereMonate, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { keinBanktag, naechsterBanktag } from './banktag.ts';
import type { Zahlungsauftrag, Zahlungskonto } from './pain001.ts';
import type { OhneUeberweisung, Ueberweisung } from './ueberweisungen.ts';

export interface Zahlungsvorgabe {
	readonly laufNr: number;
	/** ISO 8601, in UTC. */
	readonly freigegebenAm: string;
	/** null: the first banking day after the release. */
	readonly ausfuehrung: string | null;
	/** Of the tenant. */
	readonly parameter: {
		readonly zahlungskontoInhaber: string | null;
		readonly zahlungskontoIban: string | null;
		readonly zahlungskontoBic: string | null;
	};
	readonly ueberweisungen: readonly Ueberweisung[];
}

/** Of the run alone, never of the moment it is asked for: whoever asks again gets the same. */
export function zahlungsauftrag(vorgabe: Zahlungsvorgabe): Zahlungsauftrag {
	const { laufNr, freigegebenAm, parameter, ueberweisungen } = vorgabe;
	const konto = zahlungskonto(parameter);
	if (ueberweisungen.length === 0) throw new Abgelehnt([NICHTS]);
	const freigabe = tagInBerlin(freigegebenAm);
	const ausfuehrung = vorgabe.ausfuehrung ?? naechsterBanktag(freigabe);
	pruefeAusfuehrung(ausfuehrung, freigabe);
	return {
		kennung: `LAUF-${laufNr}-${freigabe.replaceAll('-', '')}`,
		erstellt: freigegebenAm,
		ausfuehrung,
		konto,
		ueberweisungen,
	};
}

/** Of the tenant, or what of it is missing. */
export function zahlungskonto(parameter: Zahlungsvorgabe['parameter']): Zahlungskonto {
	const { zahlungskontoInhaber: inhaber, zahlungskontoIban: iban, zahlungskontoBic: bic } = parameter;
	if (!inhaber || !iban) throw new Abgelehnt([KONTO_FEHLT]);
	return { inhaber, iban, bic };
}

/** In words, for whoever pays. */
export function ohneWorte({ name, betrag, weil }: OhneUeberweisung): string {
	if (weil === 'IBAN_FEHLT') return `${name}: ${formatEuro(betrag)} sind offen, eine IBAN fehlt.`;
	if (betrag === 0) return `${name}: Zahlung und Rückforderung heben sich auf.`;
	return `${name}: ${formatEuro(-betrag)} sind zu viel gezahlt und werden mit der nächsten Zahlung verrechnet.`;
}

function pruefeAusfuehrung(tag: string, freigabe: string): void {
	const spaetestens = addiereMonate(freigabe, 12);
	if (tag < freigabe || tag > spaetestens)
		throw new Abgelehnt([
			falscherTag(`Bitte wählen Sie einen Tag vom ${formatDatum(freigabe)} bis zum ${formatDatum(spaetestens)}.`),
		]);
	const ruhe = keinBanktag(tag, 'führen Banken nichts aus');
	if (ruhe) throw new Abgelehnt([falscherTag(ruhe)]);
}

const falscherTag = (text: string): Regelverstoss => ({ code: 'AUSFUEHRUNG', http: 422, feld: 'ausfuehrung', text });
const KONTO_FEHLT: Regelverstoss = {
	code: 'ZAHLUNGSKONTO',
	http: 409,
	text: 'Das Konto, von dem gezahlt wird, fehlt. Bitte tragen Sie Kontoinhaber und IBAN in den Parametern unter „Allgemein“, „Zahlungskonto“ ein.',
};
const NICHTS: Regelverstoss = {
	code: 'OHNE_UEBERWEISUNG',
	http: 409,
	text: 'In diesem Lauf ist an niemanden etwas zu überweisen.',
};
