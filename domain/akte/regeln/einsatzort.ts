/** Which places and which Dienstart a wish can name. */
import { ortMit } from '#domain/akte/dienstort.ts';
import type { Befund, Wunschfall } from '#domain/akte/fall.ts';

/** The Einsatzort exists and takes part in the cycle. */
export function einsatzortWaehlbar({ lage, wunsch }: Wunschfall): Befund {
	const ort = lage.referenz.adressen.get(wunsch.einsatzortID);
	if (ort?.typ === 'EINSATZORT' && ort.isAktiv && ort.aktivInZyklen.includes(wunsch.zyklusID)) return null;
	const text = 'Bitte wählen Sie einen Einsatzort aus, der im Zyklus teilnimmt.';
	return { code: 'EINSATZORT', http: 422, feld: 'einsatzortID', text };
}

/** A Dienstart newly chosen exists and is offered at the Einsatzort. */
export function dienstartWaehlbar({ lage, wunsch, vertrag }: Wunschfall): Befund {
	const { dienstartID } = wunsch;
	const bisher = lage.akte.wuensche.find((w) => w.id === wunsch.id);
	if (dienstartID === null || dienstartID === bisher?.dienstartID) return null;
	const angeboten = lage.referenz.adressen.get(ortMit(wunsch, vertrag))?.dienstartIDs.includes(dienstartID);
	if (angeboten && lage.referenz.dienstarten.get(dienstartID)?.isAktiv) return null;
	const text = 'Bitte wählen Sie eine Dienstart aus, die der Einsatzort anbietet.';
	return { code: 'DIENSTART', http: 422, feld: 'dienstartID', text };
}
