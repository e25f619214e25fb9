import { MAHLZEITEN, type Mahl } from '#domain/seminar/haus/mahlzeiten.ts';
import { kurzerTag, MAHLZEIT_LABEL } from '#domain/seminar/haus/worte.ts';
import { call } from '../../client/call.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { UI } from '../../texte/ui.ts';
import { CheckboxField, FieldRow } from '../../ui/fields/fields.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen, type Hausgast, type Seminarhaus } from '../seminare/haus-query.ts';

interface GastDialogProps {
	seminarID: string;
	haus: Seminarhaus;
	gast: Hausgast;
	onClose: () => void;
}

interface Werte extends Record<string, unknown> {
	mit: string[];
	isBarrierefrei: boolean;
	ankunft: string | null;
	abreise: string | null;
}

/** With whom, what he needs, and from when to when he is there. */
export function GastDialog({ seminarID, haus, gast, onClose }: GastDialogProps) {
	const mahlzeiten = (haus.kueche?.zeilen ?? []).map((mahl) => ({
		value: alsWert(mahl) ?? '',
		label: `${kurzerTag(mahl.tag)}, ${MAHLZEIT_LABEL[mahl.mahlzeit]}`,
	}));
	const formular = useFormular<Werte>({
		initialValues: {
			mit: [...gast.mit],
			isBarrierefrei: gast.isBarrierefrei,
			ankunft: alsWert(gast.ankunft),
			abreise: alsWert(gast.abreise),
		},
		labels: T.feldGast,
		run: ({ mit, isBarrierefrei, ankunft, abreise }, idempotencyKey) =>
			call('PUT /v1/seminar/{id}/haus/gaeste/{gastID}', {
				params: { id: seminarID, gastID: gast.id },
				body: { mit, isBarrierefrei, ankunft: alsMahl(ankunft), abreise: alsMahl(abreise) },
				idempotencyKey,
			}),
		meldung: T.gespeichert,
		invalidates: betroffen(seminarID),
		onDone: onClose,
	});
	const { feld, form } = formular;
	const andere = haus.gaeste.filter(({ id, art }) => id !== gast.id && art === gast.art);
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={gast.name}
			untertitel={T.gastUntertitel}
			verb={UI.speichern}
		>
			<MultiSelectField
				label={T.feldGast.mit}
				description={T.mitHilfe}
				searchable
				data-autofocus
				data={andere.map(({ id, listenname }) => ({ value: id, label: listenname }))}
				{...feld('mit')}
			/>
			<CheckboxField
				label={T.feldGast.isBarrierefrei}
				{...form.getInputProps('isBarrierefrei', { type: 'checkbox' })}
			/>
			<FieldRow columns="1fr 1fr">
				<SelectField
					label={T.feldGast.ankunft}
					clearable
					placeholder={T.vonAnfang}
					data={mahlzeiten}
					{...feld('ankunft')}
				/>
				<SelectField
					label={T.feldGast.abreise}
					clearable
					placeholder={T.bisZumEnde}
					data={mahlzeiten}
					{...feld('abreise')}
				/>
			</FieldRow>
		</FormularDialog>
	);
}

const alsWert = (mahl: Mahl | null): string | null => mahl && `${mahl.tag} ${mahl.mahlzeit}`;

function alsMahl(wert: string | null): Mahl | null {
	const [tag = '', gewaehlt] = wert?.split(' ') ?? [];
	const mahlzeit = MAHLZEITEN.find((eine) => eine === gewaehlt);
	return mahlzeit ? { tag, mahlzeit } : null;
}
