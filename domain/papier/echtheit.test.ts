import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { type Ausgegeben, beurteile } from './echtheit.ts';
import { formatPruefnummer, liesPruefnummer, pruefadresse, pruefnummerAus, ZUFALLSBYTES } from './pruefnummer.ts';

const hash = (inhalt: string | Uint8Array) => createHash('sha256').update(inhalt).digest('hex');
const zufall = fc.uint8Array({ minLength: ZUFALLSBYTES, maxLength: ZUFALLSBYTES });
const NUMMER = pruefnummerAus(new Uint8Array(Array.from({ length: ZUFALLSBYTES }, (_, i) => 7 * i + 3)));

describe('a number', () => {
	it('is read however it was written down', () => {
		const gedruckt = formatPruefnummer(NUMMER);
		expect(gedruckt).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
		const verwechselt = gedruckt.replaceAll('0', 'o').replaceAll('1', 'l');
		for (const eingabe of [NUMMER, gedruckt, gedruckt.toLowerCase(), ` ${gedruckt.replaceAll('-', ' ')} `, verwechselt])
			expect(liesPruefnummer(eingabe), eingabe).toBe(NUMMER);
		expect(pruefadresse('https://portal.test/', NUMMER)).toBe(`https://portal.test/pruefen#${NUMMER}`);
	});

	it('is none with a character too few or too many, or one that is no character of it', () => {
		for (const eingabe of ['', NUMMER.slice(1), `${NUMMER}0`, `U${NUMMER.slice(1)}`, '🦆'.repeat(20)])
			expect(liesPruefnummer(eingabe), eingabe).toBeNull();
	});

	it('shows each mistyped character', () => {
		fc.assert(
			fc.property(zufall, fc.nat(19), fc.integer({ min: 1, max: 31 }), (bytes, stelle, um) => {
				const nummer = pruefnummerAus(bytes);
				expect(liesPruefnummer(nummer)).toBe(nummer);
				const ZEICHEN = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
				const anderes = ZEICHEN[(ZEICHEN.indexOf(nummer[stelle] ?? '') + um) % 32];
				expect(liesPruefnummer(`${nummer.slice(0, stelle)}${anderes}${nummer.slice(stelle + 1)}`)).toBeNull();
			}),
			{ numRuns: oft(2_000, 20_000) },
		);
	});
});

describe('a paper', () => {
	const PAPIERE = Array.from({ length: 40 }, (_, i) => {
		const nummer = pruefnummerAus(createHash('sha256').update(`${i}`).digest());
		const fassungen = ['ohne', 'mit'].map((was) =>
			Buffer.from(`%PDF-1.7 ${nummer} ${was} Unterschrift ${i}`.repeat(9)),
		);
		return { nummer, fassungen };
	});
	const REGISTER: readonly Ausgegeben[] = PAPIERE.flatMap(({ nummer, fassungen }) =>
		fassungen.map((datei, nr) => ({
			...{ kennung: hash(nummer), sha256: hash(datei), titel: 'Vereinbarung', am: '2026-11-27' },
			stand: nr === 0 ? ('ERSETZT' as const) : ('GUELTIG' as const),
		})),
	);
	/** As the table answers. */
	const pruefe = (nummer: string | null, datei: Uint8Array | null) => {
		const vorgelegt = { kennung: nummer && hash(nummer), sha256: datei && hash(datei) };
		const { kennung, sha256 } = vorgelegt;
		return beurteile(
			REGISTER.filter((a) => a.kennung === kennung || a.sha256 === sha256),
			vorgelegt,
		);
	};
	const [eines, anderes] = [PAPIERE[0], PAPIERE[1]] as [(typeof PAPIERE)[0], (typeof PAPIERE)[0]];
	const [ohne, mit] = eines.fassungen as [Buffer, Buffer];

	it('is genuine as it went out, with its number or by itself', () => {
		for (const nummer of [null, eines.nummer]) {
			expect(pruefe(nummer, mit)).toMatchObject({ ergebnis: 'ECHT', papier: { stand: 'GUELTIG' } });
			expect(pruefe(nummer, ohne)).toMatchObject({ ergebnis: 'ECHT', papier: { stand: 'ERSETZT' } });
		}
		expect(pruefe(eines.nummer, null)).toMatchObject({ ergebnis: 'NUMMER_BEKANNT', papier: { stand: 'GUELTIG' } });
	});

	it('is not genuine under the number of another, nor under one that is nobody’s', () => {
		expect(pruefe(anderes.nummer, mit)).toMatchObject({ ergebnis: 'VERAENDERT', papier: { stand: 'GUELTIG' } });
		expect(pruefe(NUMMER, mit)).toEqual({ ergebnis: 'UNBEKANNT', papier: null });
		expect(pruefe(NUMMER, null)).toEqual({ ergebnis: 'UNBEKANNT', papier: null });
		expect(pruefe(null, Buffer.from('%PDF-1.7'))).toEqual({ ergebnis: 'UNBEKANNT', papier: null });
	});

	it('is genuine in none of 10,000 edited, shortened, lengthened or swapped files', () => {
		const aenderung = fc.oneof(
			fc.record({ art: fc.constant('BYTE' as const), stelle: fc.nat(), um: fc.integer({ min: 1, max: 255 }) }),
			fc.record({ art: fc.constant('KUERZER' as const), um: fc.integer({ min: 1, max: 60 }) }),
			fc.record({ art: fc.constant('LAENGER' as const), mehr: fc.uint8Array({ minLength: 1, maxLength: 40 }) }),
			fc.record({ art: fc.constant('GETAUSCHT' as const), um: fc.integer({ min: 1, max: PAPIERE.length - 1 }) }),
		);
		const fall = fc.record({ nr: fc.nat(PAPIERE.length - 1), fassung: fc.nat(1), mitNummer: fc.boolean(), aenderung });
		let geprueft = 0;
		fc.assert(
			fc.property(fall, ({ nr, fassung, mitNummer, aenderung: a }) => {
				const { nummer, fassungen } = PAPIERE[nr] as (typeof PAPIERE)[0];
				let datei = Buffer.from(fassungen[fassung] ?? '');
				if (a.art === 'BYTE') datei[a.stelle % datei.length] = ((datei[a.stelle % datei.length] ?? 0) + a.um) % 256;
				if (a.art === 'KUERZER') datei = datei.subarray(0, -a.um);
				if (a.art === 'LAENGER') datei = Buffer.concat([datei, a.mehr]);
				// The file of another paper is genuine by itself, and under this number it isn't.
				const getauscht = a.art === 'GETAUSCHT';
				if (getauscht) datei = PAPIERE[(nr + a.um) % PAPIERE.length]?.fassungen[fassung] ?? datei;
				const { ergebnis } = pruefe(mitNummer || getauscht ? nummer : null, datei);
				expect(ergebnis).toBe(mitNummer || getauscht ? 'VERAENDERT' : 'UNBEKANNT');
				geprueft += 1;
			}),
			{ numRuns: 10_000 },
		);
		expect(geprueft).toBe(10_000);
	});
});
