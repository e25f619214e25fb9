/** How the amount of a row came about, on the wire. Table: money.md, runs; mockup 46. */
import type { Blattzeile } from '#commands/geld/blatt.ts';
import type { Zeilenherkunft } from '#commands/geld/herkunft.ts';
import type { Ursache } from '#domain/akte/geldherkunft.ts';
import type { Namen } from '#domain/akte/verlauf/saetze.ts';
import { type VerlaufEintrag, verlauf } from '#domain/akte/verlauf/verlauf.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Lauf } from '#domain/geld/lauf/lauf.ts';
import { regelworte } from '#domain/geld/regelworte.ts';

const CENT = 100;
const alsEuro = (cent: number): number => cent / CENT;

interface Blick {
	readonly lauf: Lauf;
	readonly status: Exclude<Lauf['status'], 'neu'>;
	/** When the run was reckoned. */
	readonly stand: string;
	readonly zeile: Blattzeile;
	readonly herkunft: Zeilenherkunft;
	readonly namen: Namen;
}

export function zeigeHerkunft({ lauf, status, stand, zeile, herkunft, namen }: Blick) {
	const { vertragID, freiwilligerID, name, vertragsnummer, monat, betrag, ausgleichZu } = zeile;
	const { posten, tage, teile, laeufe, grenze, anderswo, betragAus, heute } = herkunft;
	const zeilen = verlauf(freiwilligerID, herkunft.ereignisse, namen);
	const eintrag = (version: number | null | undefined) =>
		version == null ? undefined : zeilen.findLast((einer) => einer.version <= version);
	const wer = ({ userID }: VerlaufEintrag) => (userID === null ? 'Das Portal' : namen.benutzer(userID));
	const kurz = (einer: VerlaufEintrag | undefined) =>
		einer ? { zeit: einer.zeit, wer: wer(einer), was: einer.satz } : null;
	const seither = eintrag(heute.seit);
	return {
		lauf: { id: lauf.id, nr: lauf.nr, art: lauf.art, status },
		...{ vertragID, freiwilligerID, name, vertragsnummer, monat },
		einsatzstelle: zeile.stelle?.bezeichnung ?? null,
		betrag: alsEuro(betrag),
		...(ausgleichZu !== undefined && { ausgleichZu }),
		anteil: posten?.anteil ?? 0,
		tage: posten ? tage : null,
		teile: teile.map(({ teil, voll, menge, soll, bisher, betrag: rest }) => ({
			...{ teil, menge, voll: alsEuro(voll), soll: alsEuro(soll), bisher: alsEuro(bisher), betrag: alsEuro(rest) },
			aus: kurz(eintrag(betragAus[teil])),
		})),
		laeufe: laeufe.map((frueher) => ({
			...{ id: frueher.laufID, nr: frueher.laufNr, status: frueher.status, betrag: alsEuro(frueher.betrag) },
		})),
		regeln: regelworte(teile, anderswo, grenze),
		ereignisse: jeEintrag(herkunft.ursachen, eintrag)
			.map(([einer, { davor, danach }]) => ({
				...{ zeit: einer.zeit, wer: wer(einer), was: einer.satz, davor: alsEuro(davor), danach: alsEuro(danach) },
				aenderungen: einer.aenderungen
					.filter(({ gruppe }) => gruppe === 'Vertrag')
					.map(({ bezeichnung, von, nach }) => ({ bezeichnung, von, nach })),
			}))
			.toReversed(),
		...{ position: lauf.rechnung.position, stand },
		heute: {
			betrag: alsEuro(heute.betrag),
			istGleich: heute.betrag === betrag,
			weil: seither
				? `${wer(seither)} ${seither.satz.replace(/\.$/, '')}, ${formatDatum(seither.zeit.slice(0, 10))}`
				: null,
		},
	};
}

/** Events of one act are one line, with what was owed before the first and after the last of them. */
function jeEintrag(
	ursachen: readonly Ursache[],
	eintrag: (version: number) => VerlaufEintrag | undefined,
): [VerlaufEintrag, Pick<Ursache, 'davor' | 'danach'>][] {
	const je = new Map<VerlaufEintrag, Pick<Ursache, 'davor' | 'danach'>>();
	for (const { version, davor, danach } of ursachen) {
		const einer = eintrag(version);
		if (einer) je.set(einer, { davor: je.get(einer)?.davor ?? davor, danach });
	}
	return [...je];
}
