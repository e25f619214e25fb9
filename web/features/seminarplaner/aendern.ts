import { spanne } from '#domain/seminar/planer/worte.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { UI } from '../../texte/ui.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { betroffen } from '../seminare/queries.ts';
import type { Planseminar } from './queries.ts';

type Termine = Planseminar['termine'];

/** What a step in the planner changes of a seminar. */
export type Aenderung =
	| { readonly termine: Termine; readonly anmeldeschluss?: string | null; readonly geplanteTage?: number }
	| { readonly leitungPersonID: string | null }
	| { readonly maxTeilnehmer: number };

interface Auftrag {
	readonly seminar: Pick<Planseminar, 'id' | 'version' | 'bezeichnung'>;
	readonly aenderung: Aenderung;
	readonly meldung: string;
	/** Takes it back. */
	readonly zurueck?: Aenderung;
}

/** Changes a seminar; what somebody else changed meanwhile isn't overwritten. */
export function useAendere({ onDone }: { onDone?: () => void } = {}) {
	const befehl = useCommand({
		run: ({ seminar: { id, version }, aenderung }: Auftrag, idempotencyKey) =>
			call('PUT /v1/seminar/{id}', { params: { id }, body: { ...alsBody(aenderung), version }, idempotencyKey }),
		invalidates: ({ seminar: { id } }) => betroffen(id),
		onDone: ({ data }, { seminar, meldung, zurueck }) => {
			const nochmals = { seminar: { ...seminar, version: data.version } };
			toast.success(meldung, {
				...(zurueck && {
					action: {
						label: UI.rueckgaengig,
						run: () => befehl.execute({ ...nochmals, aenderung: zurueck, meldung: T.zurueck }),
					},
				}),
			});
			onDone?.();
		},
		onRefused: (fehler) => {
			// A dialog says it itself.
			if (!onDone) toast.error(fehler.message);
		},
	});
	return befehl;
}

const alsBody = (aenderung: Aenderung) =>
	'termine' in aenderung ? { ...aenderung, termine: [...aenderung.termine] } : aenderung;

/** `14.–18.12.2026` */
export function zeit(termine: Termine): string {
	const [von, bis] = [termine[0]?.von, termine.at(-1)?.bis];
	return von && bis ? spanne({ von, bis }) : '';
}
