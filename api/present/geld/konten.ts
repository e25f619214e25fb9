/** Accounts of contracts and Einsatzstellen, on the wire. Table: money.md, screens. */
import type { Konto } from '#commands/geld/konten.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { type Kontosumme, type Kontozeile, kontosumme } from '#domain/geld/konto.ts';
import type { Teile } from '#domain/geld/posten.ts';

const CENT = 100;
const alsEuro = (cent: number): number => cent / CENT;
const teileAlsEuro = (teile: Teile) =>
	Object.fromEntries(Object.entries(teile).map(([teil, cent]) => [teil, alsEuro(cent)]));

export const zeigeKonto = ({ art, zeilen }: Konto, akten: ReadonlyMap<string, Akte>) => ({
	art,
	zeilen: zeilen.map((zeile) => zeigeZeile(zeile, akten.get(zeile.freiwilligerID))),
	...zeigeSummen(kontosumme(zeilen)),
});

export const zeigeSummen = ({ faellig, freigegeben, gebucht, offen }: Kontosumme) => ({
	faellig: alsEuro(faellig),
	freigegeben: alsEuro(freigegeben),
	gebucht: alsEuro(gebucht),
	offen: alsEuro(offen),
});

function zeigeZeile(
	{ soll, freigegeben, gebucht, offen, teile, laeufe, ...zeile }: Kontozeile,
	akte: Akte | undefined,
) {
	const { nachname, vorname } = akte?.person ?? {};
	return {
		...zeile,
		name: [nachname, vorname].filter(Boolean).join(', ') || 'gelöscht',
		teile: teileAlsEuro(teile),
		...{ soll: alsEuro(soll), freigegeben: alsEuro(freigegeben), gebucht: alsEuro(gebucht), offen: alsEuro(offen) },
		laeufe: laeufe.map(({ laufID, laufNr, status, statusSeit, betrag, teile: davon }) => ({
			...{ id: laufID, nr: laufNr, status, statusSeit, betrag: alsEuro(betrag), teile: teileAlsEuro(davon) },
		})),
	};
}
