import type { einzuege } from '#api/contract/geld/einzug.ts';
import { liesBankbuch } from '#commands/geld/bankbuch.ts';
import { liesBlatt } from '#commands/geld/blatt.ts';
import { liesAktenBis } from '#commands/geld/rechnen.ts';
import {
	einzuegeVon,
	merkeVor,
	offeneGuthaben,
	uebergibLastschriften,
	zahleGuthabenAus,
} from '#commands/geld/zahlungsdatei.ts';
import { pruefeEinziehbar } from '#domain/geld/lauf/entscheidungen.ts';
import { enthaltene } from '#domain/geld/lauf/lauf.ts';
import { fruehesterEinzug, ohneLastschriftWorte } from '#domain/geld/sepa/einzugsdatei.ts';
import { setzeMarke } from '#projections/engine/marke.ts';
import { buchhaltungsleser } from '#projections/queries/geld/bank.ts';
import { eineMailvorlage } from '#projections/queries/traeger/mailvorlagen.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { gibDatei } from '../datei.ts';
import type { Handlers } from '../handler.ts';
import { gib, lies } from './laeufe.ts';

const CENT = 100;
const alsEuro = (cent: number): number => cent / CENT;
const summeVon = (alle: readonly { readonly betrag: number }[]): number =>
	alle.reduce((summe, { betrag }) => summe + betrag, 0);
const ZIFFERN = 4;

/** Direct debits of contributions, and what is left open between files for the bank. */
export const einzugHandlers: Handlers<typeof einzuege> = {
	async holeEinzug(anruf) {
		const { umgebung, params } = anruf;
		const { lauf } = await lies(anruf, params.id);
		pruefeEinziehbar(lauf);
		const zeilen = await liesBlatt(umgebung, { ...lauf.rechnung, zeilen: enthaltene(lauf) });
		const buch = await liesBankbuch(umgebung, 'EINZUG');
		const { lastschriften, ohne, posten } = await einzuegeVon(umgebung, lauf, zeilen, buch);
		const stellen = lastschriften.map(({ einsatzstelleID }) => einsatzstelleID);
		const [leser, vorlage, { vorabankuendigungTage }] = await Promise.all([
			buchhaltungsleser(umgebung.db, stellen),
			eineMailvorlage(umgebung.db, 'ABBUCHUNG_ANKUENDIGUNG'),
			alleParameter(umgebung.db),
		]);
		const vortrag = new Map(posten.map((einer) => [einer.wer, einer.vortrag]));
		return {
			data: {
				fruehestens: fruehesterEinzug(umgebung.ctx().heute, vorabankuendigungTage),
				angekuendigt: buch.uebergaben.get(lauf.id)?.tag ?? null,
				summe: alsEuro(summeVon(lastschriften)),
				lastschriften: lastschriften.map((eine) => ({
					einsatzstelleID: eine.einsatzstelleID,
					einsatzstelle: eine.zahler,
					betrag: alsEuro(eine.betrag),
					vortrag: alsEuro(vortrag.get(eine.einsatzstelleID) ?? 0),
					istErste: eine.folge === 'FRST',
					mandatsreferenz: eine.mandatsreferenz,
					empfaenger: [...(leser.get(eine.einsatzstelleID) ?? [])],
				})),
				ohneLastschrift: ohne.map(ohneLastschriftWorte),
				vorzumerken:
					lastschriften.length > 0 || buch.uebergaben.has(lauf.id)
						? 0
						: alsEuro(posten.reduce((mehr, einer) => mehr + einer.vortrag - einer.rest, 0)),
				wirdAngekuendigt: vorlage?.isAktiv ?? false,
			},
		};
	},

	async holeLastschriftdatei(anruf) {
		const { umgebung, akteur, idempotenz, params, body } = anruf;
		const { lauf } = await lies(anruf, params.id);
		const handlung = { akteur, idempotenz };
		const { bytes, zeilen } = await uebergibLastschriften(umgebung, handlung, lauf.id, body.faelligkeit ?? null);
		return gib(anruf, { art: lauf.art, bytes, zeilen }, 'xml');
	},

	async merkeVor({ umgebung, akteur, idempotenz, params }) {
		return { data: { betrag: alsEuro(await merkeVor(umgebung, { akteur, idempotenz }, params.id)) } };
	},

	async holeReste({ umgebung }) {
		const [einzug, taschengeld, marke] = await Promise.all([
			liesBankbuch(umgebung, 'EINZUG'),
			liesBankbuch(umgebung, 'TASCHENGELD'),
			setzeMarke(umgebung.pool),
		]);
		const guthaben = await offeneGuthaben(umgebung, einzug, marke);
		const akten = await liesAktenBis(umgebung, [...taschengeld.reste.keys()], marke);
		return {
			data: {
				guthaben: guthaben
					.map(({ wer, bezeichnung, betrag, iban }) => ({
						...{ einsatzstelleID: wer, einsatzstelle: bezeichnung, betrag: alsEuro(betrag) },
						iban: iban && `…${iban.slice(-ZIFFERN)}`,
					}))
					.toSorted((a, b) => NAMEN.compare(a.einsatzstelle, b.einsatzstelle)),
				ueberzahlt: akten
					.map(({ id, person }) => ({
						freiwilligerID: id,
						name: [person.nachname, person.vorname].filter(Boolean).join(', ') || 'gelöscht',
						betrag: alsEuro(-(taschengeld.reste.get(id) ?? 0)),
					}))
					.toSorted((a, b) => NAMEN.compare(a.name, b.name)),
				auszahlungen: einzug.auszahlungen
					.map(({ nr, am, posten }) => ({ nr, am, anzahl: posten.length, summe: alsEuro(summeVon(posten)) }))
					.toReversed(),
			},
		};
	},

	async zahleGuthabenAus(anruf) {
		const { umgebung, akteur, idempotenz, body } = anruf;
		const { bytes, anzahl } = await zahleGuthabenAus(umgebung, { akteur, idempotenz }, body.nr ?? null);
		return gibDatei(anruf, { liste: 'guthaben', endung: 'xml', anzahl, anfrage: null }, bytes);
	},
};

const NAMEN = new Intl.Collator('de');
