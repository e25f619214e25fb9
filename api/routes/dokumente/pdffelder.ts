import type { pdffelder } from '#api/contract/dokumente/pdffelder.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { angabenIn, type Formularprobe, probiereFelder, zeigeFormular } from '#commands/dokumentspec/formularprobe.ts';
import { liesBytes } from '#commands/dokumentspec/pruefen.ts';
import type { Probe } from '#commands/pdf/vorschau.ts';
import { formularVon } from '#commands/pdf/werkstatt.ts';
import { type Feldzuordnung, istZuordenbar } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { feldvorschlaege } from '#domain/dokumentspec/pdffeld/vorschlag.ts';
import { alsAnhang } from '../dateiinhalt.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { dort, eine, vermerkeProbe } from './dokumentspec-ansicht.ts';

export const pdffelderHandlers: Handlers<typeof pdffelder> = {
	async holePdffelder(anruf) {
		const { uploadID } = await formular(anruf, anruf.params.id);
		const blick = await formularVon(dort(anruf), await liesBytes(dort(anruf), uploadID));
		const felder = blick.felder.filter(({ name }) => istZuordenbar(name));
		const vorschlaege = new Map(feldvorschlaege(felder).map(({ feld, ...vorschlag }) => [feld, vorschlag]));
		return {
			data: {
				seiten: blick.seiten,
				felder: felder.map((feld) => ({ ...feld, vorschlag: vorschlaege.get(feld.name) ?? null })),
			},
		};
	},

	async probierePdffelder(anruf) {
		const { body, params } = anruf;
		return { data: await probiereFelder(anruf.umgebung, dort(anruf), await probe(anruf, params.id, body)) };
	},

	async zeigeFormular(anruf) {
		const { body, params } = anruf;
		const { bezeichnung } = await formular(anruf, params.id);
		const bytes = await zeigeFormular(anruf.umgebung, dort(anruf), await probe(anruf, params.id, body));
		alsAnhang(anruf.reply, { name: `Vorschau ${bezeichnung}.pdf` });
		// The bytes pass through unread; the contract knows them as text.
		return Buffer.from(bytes) as unknown as string;
	},
};

/** There is only something to map where the template is a PDF. */
async function formular(umstand: Umstand, id: string): Promise<{ uploadID: string; bezeichnung: string }> {
	const { vorlageUploadID: uploadID, bezeichnung } = (await eine(umstand, id)).felder;
	if (uploadID === null) throw nichtGefunden();
	return { uploadID, bezeichnung };
}

/** Whoever tries a form with somebody's values reads what is sensitive in it. */
async function probe(
	umstand: Umstand,
	id: string,
	{ felder: zuordnungen, ...wer }: Probe & { readonly felder: readonly Feldzuordnung[] },
): Promise<Formularprobe> {
	const { uploadID } = await formular(umstand, id);
	if (wer.freiwilligerID) {
		const angaben = await angabenIn(dort(umstand), { uploadID, zuordnungen });
		await vermerkeProbe(umstand, wer.freiwilligerID, (variable) => angaben.includes(variable));
	}
	return { uploadID, zuordnungen, wer };
}
