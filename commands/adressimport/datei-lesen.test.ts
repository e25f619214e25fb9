import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { liesDatei } from './datei-lesen.ts';

const bytes = (text: string, kodierung: BufferEncoding = 'utf8') => Buffer.from(text, kodierung);
const zellen = async (inhalt: Uint8Array) => {
	const { kopf, zeilen } = await liesDatei(inhalt);
	return [kopf, ...zeilen.map((z) => z.zellen)];
};

describe('text files', () => {
	test.each<[string, Buffer]>([
		['UTF-8', bytes('Typ;Größe\na;ä')],
		['UTF-8 with BOM', bytes('\uFEFFTyp;Größe\na;ä')],
		['Windows-1252', bytes('Typ;Größe\na;ä', 'latin1')],
		['UTF-16 with tabs, as „Unicode-Text“ of Excel', bytes('\uFEFFTyp\tGröße\r\na\tä\r\n', 'utf16le')],
		['UTF-16, the other way round', bytes('\uFEFFTyp\tGröße\na\tä', 'utf16le').swap16()],
		['commas', bytes('Typ,Größe\r\na,ä\r\n')],
		['tabs', bytes('Typ\tGröße\na\tä')],
		['quotes around the other separator', bytes('"Typ";"Größe"\n"a";"ä"')],
		['blank lines around', bytes('\n\nTyp;Größe\n;\n\na;ä\n\n')],
	])('%s', async (_, datei) => {
		expect(await zellen(datei)).toEqual([
			['Typ', 'Größe'],
			['a', 'ä'],
		]);
	});

	test('€ and curly quotes of Windows are read', async () => {
		const datei = Buffer.concat([bytes('a;b\n'), Buffer.from([0x80, 0x3b, 0x84, 0x93])]);
		expect((await zellen(datei))[1]).toEqual(['€', '„“']);
	});

	test('a row is known by its line, also below cells of several lines and blank ones', async () => {
		const { zeilen } = await liesDatei(bytes('a;b\n"x\ny";1\n\nz;2'));
		expect(zeilen.map((z) => [z.nr, z.zellen[1]])).toEqual([
			[2, '1'],
			[5, '2'],
		]);
	});

	test.each<[string, Buffer, RegExp]>([
		['nothing', bytes(''), /ist leer/],
		['only blanks', bytes('\n;;\n'), /keine Zeilen/],
		['bytes that are no text', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]), /weder eine CSV- noch/],
		['an Excel file of old', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0]), /Bitte speichern Sie die Datei als XLSX/],
		[
			'two encodings in one',
			Buffer.concat([bytes('a;b\nx;Oß\n'), bytes('y;Größe', 'latin1')]),
			/Zeile 2 .*„OÃŸ“.*UTF-8/,
		],
		['letters of a Mac', Buffer.from('a;Stra\xa7e\nx;O\xa7', 'latin1'), /Zeile 1 .*„Stra§e“/],
		['letters of DOS', Buffer.from('a;b\nx;M\x84rz', 'latin1'), /Zeile 2 .*„M„rz“/],
		['too many rows', bytes(`a;b\n${'1;2\n'.repeat(20_001)}`), /höchstens 20.000 Zeilen/],
		['too many columns', bytes(`a\n${';1'.repeat(300)}`), /Spalten/],
		['a text too long', bytes(`a;b\n1;${'x'.repeat(10_001)}`), /zu lang/],
		['a quote without end', bytes(`a;b\n"1;2\n3;4`), /nicht lesbar/],
	])('%s is refused', async (_, datei, text) => {
		await expect(liesDatei(datei)).rejects.toThrow(text);
	});
});

/** An archive of one entry that may lie about its sizes. */
function archiv(inhalt: Buffer, { entpackt = inhalt.length, name = 'xl/workbook.xml' } = {}): Buffer {
	const gepackt = deflateRawSync(inhalt);
	const kopf = (eintrag: boolean) => {
		const puffer = Buffer.alloc(eintrag ? 46 : 30);
		puffer.writeUInt32LE(eintrag ? 0x02014b50 : 0x04034b50);
		const ab = eintrag ? 10 : 8;
		puffer.writeUInt16LE(8, ab);
		puffer.writeUInt32LE(gepackt.length, ab + 10);
		puffer.writeUInt32LE(entpackt, ab + 14);
		puffer.writeUInt16LE(name.length, ab + 18);
		return Buffer.concat([puffer, Buffer.from(name)]);
	};
	const datei = Buffer.concat([kopf(false), gepackt]);
	const ende = Buffer.alloc(22);
	ende.writeUInt32LE(0x06054b50);
	ende.writeUInt16LE(1, 8);
	ende.writeUInt16LE(1, 10);
	ende.writeUInt32LE(kopf(true).length, 12);
	ende.writeUInt32LE(datei.length, 16);
	return Buffer.concat([datei, kopf(true), ende]);
}

describe('Excel files', () => {
	test('numbers, yes and no and texts are read as a reader would write them', async () => {
		const rows = [
			['Typ', 'Zahl', 'Ja', 'Leer'],
			['Einsatzort', 38.125, true, null],
		];
		const datei = await writeXlsx({ sheets: [{ name: 'A', rows }] });
		expect(await zellen(datei)).toEqual([
			['Typ', 'Zahl', 'Ja', 'Leer'],
			['Einsatzort', '38,125', 'ja', ''],
		]);
	});

	test.each<[string, Buffer, RegExp]>([
		['no archive', bytes('PK\u0003\u0004nichts'), /beschädigt/],
		['an archive of something else', archiv(bytes('hallo'), { name: 'brief.txt' }), /nicht lesbar/],
		['one that unpacks to far more than it is', archiv(Buffer.alloc(8_000_000)), /entpackt zu groß/],
		['one that promises too much', archiv(bytes('hallo'), { entpackt: 100_000_000 }), /entpackt zu groß/],
		['one that promises nothing', archiv(Buffer.alloc(8_000_000), { entpackt: 0 }), /entpackt zu groß/],
		['one that promises too little', archiv(Buffer.alloc(8_000_000), { entpackt: 100 }), /nicht lesbar/],
	])('%s is refused', async (_, datei, text) => {
		await expect(liesDatei(datei)).rejects.toThrow(text);
	});
});
