/** Why: the ceiling of the allowance, and what is paid for months served in part. */
import { formatMonat } from '#domain/format/datum.ts';
import { formatEuro, formatStunden, formatZahl } from '#domain/format/zahl.ts';
import { anteilig, dienstmonate, GANZ } from '#domain/recht/monate.ts';
import { fassungAm } from '#domain/recht/regelwerk.ts';
import { bestimmtZyklus, hoechstbetragAm, taschengeldObergrenze } from '#domain/recht/taschengeld.ts';
import { type Berechnung, quellen, type Rechengrundlage } from './berechnung.ts';

export function warumTaschengeld(grundlage: Rechengrundlage): Berechnung {
	const { vertrag, dienstart, zyklus, hoechstbetragImZyklus, vollzeit, recht } = grundlage;
	const tag = vertrag.vertragsbeginn ?? zyklus.start;
	const voll = hoechstbetragAm(hoechstbetragImZyklus, dienstart.art, tag, recht);
	const max = taschengeldObergrenze(voll, vertrag.wochenstunden, vollzeit);
	const stunden = Math.min(vertrag.wochenstunden ?? vollzeit, vollzeit);
	return {
		wert: 'TASCHENGELD',
		feld: 'taschengeld',
		titel: 'Höchstbetrag des Taschengelds',
		ergebnis: max === null ? 'ohne Obergrenze' : `höchstens ${formatEuro(max)}`,
		fehlt: [],
		rechnung: [
			vollerBetrag(grundlage, voll, tag),
			...(stunden < vollzeit && max !== null
				? [
						`${formatStunden(stunden)} von ${formatStunden(vollzeit)} Stunden, auf den Cent abgerundet: ${formatEuro(max)}.`,
					]
				: []),
		],
		quellen: quellen(recht.taschengeld, tag, dienstart.art),
		stichtag: tag,
	};
}

function vollerBetrag(grundlage: Rechengrundlage, voll: number | null, tag: string): string {
	const { zyklus, hoechstbetragImZyklus, dienstart, recht } = grundlage;
	if (voll === null) return `Für die Dienstart ${dienstart.kurz} gibt es keine gesetzliche Obergrenze.`;
	if (bestimmtZyklus(hoechstbetragImZyklus, dienstart.art, tag, recht)) {
		return `Der Zyklus ${zyklus.bezeichnung} legt ${formatEuro(voll)} im Monat in Vollzeit fest.`;
	}
	const { prozent, bemessungsgrenze } = fassungAm(recht.taschengeld, tag).werte;
	const satz = `${formatZahl(prozent)} % der Beitragsbemessungsgrenze von ${formatEuro(bemessungsgrenze)}`;
	return `${satz}: ${formatEuro(voll)} im Monat in Vollzeit.`;
}

/** One for a contract that begins or ends within a month. */
export function warumTeilmonate({ vertrag }: Rechengrundlage): Berechnung[] {
	const von = vertrag.dienstantritt ?? vertrag.vertragsbeginn;
	const bis = vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende;
	const { taschengeld } = vertrag;
	if (von === null || bis === null || bis < von || taschengeld === null) return [];
	const angebrochen = dienstmonate(von, bis)
		.filter(({ anteil }) => anteil < GANZ)
		.map(({ monat, anteil }) => ({
			monat: formatMonat(monat),
			anteil,
			betrag: formatEuro(anteilig(taschengeld, anteil)),
		}));
	if (angebrochen.length === 0) return [];
	return [
		{
			wert: 'TEILMONATE',
			feld: 'taschengeld',
			titel: 'Taschengeld angebrochener Monate',
			ergebnis: angebrochen.map(({ monat, betrag }) => `${monat}: ${betrag}`).join(', '),
			fehlt: [],
			rechnung: angebrochen.map(
				({ monat, anteil, betrag }) => `${monat}: ${formatEuro(taschengeld)} × ${anteil} / ${GANZ} = ${betrag}.`,
			),
			quellen: [],
			stichtag: null,
		},
	];
}
