import { call } from '../../../client/call.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { Sendezeile } from '../../senden/sendezeile.tsx';
import { useFormular } from '../dialoge/formular.ts';
import { neuestes } from './queries.ts';
import type { Vorgang } from './taten.ts';

const TEXT = DOKUMENTE;
const LABELS = { grund: TEXT.grundFeld };

type Art = 'invalidieren' | 'loeschen' | 'unterschriftenZuruecksetzen';

const WORTE = {
	invalidieren: {
		titel: TEXT.invalidierenTitel,
		text: TEXT.invalidierenText,
		verb: TEXT.invalidierenTitel,
		meldung: TEXT.meldung.ungueltig,
	},
	loeschen: {
		titel: TEXT.loeschenTitel,
		text: TEXT.loeschenText,
		verb: TEXT.loeschenVerb,
		meldung: TEXT.meldung.geloescht,
	},
	unterschriftenZuruecksetzen: {
		titel: TEXT.zuruecksetzenTitel,
		text: TEXT.zuruecksetzenText,
		verb: TEXT.zuruecksetzenVerb,
		meldung: TEXT.meldung.zurueckgesetzt,
	},
} as const satisfies Record<Art, object>;

interface GrundDialogProps {
	vorgang: Vorgang;
	onClose: () => void;
}

/** A question before what can't be undone, with its reason where one is kept. */
export function GrundDialog({ vorgang, onClose }: GrundDialogProps) {
	const { anforderung, dokument, tat } = vorgang;
	const art = tat.aktion as Art;
	const { titel, text, verb, meldung } = WORTE[art];
	const istPflicht = art === 'invalidieren' || (art === 'loeschen' && Boolean(dokument?.geprueftAm));
	const formular = useFormular<{ grund: string }>({
		initialValues: { grund: '' },
		labels: LABELS,
		pruefe: ({ grund }): Record<string, string> => (istPflicht && !grund.trim() ? { grund: TEXT.grundFehlt } : {}),
		run: ({ grund }, idempotencyKey) => fuehreAus(vorgang, grund, idempotencyKey),
		meldung,
		onDone: onClose,
	});
	const { grund } = formular.form.values;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={titel}
			untertitel={[anforderung.bezeichnung, dokument?.name].filter(Boolean).join(', ')}
			verb={verb}
			gefahr
		>
			<p>{text}</p>
			{art !== 'unterschriftenZuruecksetzen' && (
				<TextAreaField label={TEXT.grundFeld} required={istPflicht} data-autofocus {...formular.feld('grund')} />
			)}
			{art === 'invalidieren' && grund.trim() && (
				<Sendezeile imDialog anfrage={{ ruf: 'invalidiereDokument', ...alsUngueltig(anforderung, grund) }} />
			)}
		</FormularDialog>
	);
}

function fuehreAus({ tat, anforderung, dokument }: Vorgang, grund: string, idempotencyKey: string): Promise<unknown> {
	if (!dokument)
		return call('POST /v1/freiwilliger/{id}/anforderungen/{anforderungID}/invalidate', {
			...alsUngueltig(anforderung, grund),
			idempotencyKey,
		});
	if (tat.aktion === 'unterschriftenZuruecksetzen')
		return call('POST /v1/signature/reset/{dokID}', { params: { dokID: dokument.id }, idempotencyKey });
	return call('POST /v1/freiwilliger/{id}/dokumente/{dokumentId}/delete', {
		params: { id: dokument.freiwilligerID, dokumentId: dokument.id },
		body: grund.trim() ? { grund } : {},
		idempotencyKey,
	});
}

const alsUngueltig = (anforderung: Vorgang['anforderung'], grund: string) => ({
	params: { id: anforderung.dokumente[0]?.freiwilligerID ?? '', anforderungID: anforderung.id },
	body: { grund, dokumentID: neuestes(anforderung)?.id },
});
