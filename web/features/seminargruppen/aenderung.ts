import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { call } from '../../client/call.ts';
import { SENDEN } from '../../texte/senden.ts';
import { UI } from '../../texte/ui.ts';
import { useAnfang } from '../formular/grundlage.ts';
import { useSendeformular } from '../senden/sendeformular.ts';
import { betroffen, type Gruppe } from './queries.ts';

type Aenderung = Extract<Sendeanfrage, { ruf: 'aendereSeminargruppe' }>;

interface Vorgabe<V> {
	initialValues: V;
	labels: Readonly<Record<string, string>>;
	/** What changes, by what was entered. */
	aenderung: (werte: V) => Omit<NonNullable<Aenderung['body']>, 'version'>;
	onClose: () => void;
}

/** Changes a group as it was read, so that nobody else's change of the meantime is lost; who hears of it is asked first. */
export function useGruppenaenderung<V extends Record<string, unknown>>(
	gruppe: Gruppe,
	{ aenderung, onClose, ...vorgaben }: Vorgabe<V>,
) {
	const { id, version } = useAnfang(gruppe);
	const { formular, frage } = useSendeformular<V, Aenderung>({
		...vorgaben,
		anfrage: (werte) => ({ ruf: 'aendereSeminargruppe', params: { id }, body: { ...aenderung(werte), version } }),
		tat: {
			run: (anfrage, idempotencyKey) => call('PUT /v1/seminargruppe/{id}', { ...anfrage, idempotencyKey }),
			invalidates: betroffen,
			meldung: () => UI.gespeichert,
			onDone: onClose,
		},
	});
	return { formular, frage: frage && { ...frage, verb: (anzahl: number) => SENDEN.und(UI.speichern, anzahl) } };
}
