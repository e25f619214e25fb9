import { call } from '../../../client/call.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField } from '../../../ui/fields/fields.tsx';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { Sendezeile } from '../../senden/sendezeile.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { useFormular } from '../dialoge/formular.ts';
import { Dokumentwahl } from './dokumentwahl.tsx';
import { darfTun, type Vorlage } from './queries.ts';

const TEXT = DOKUMENTE;
const LABELS = { dokumentSpecID: TEXT.dokument, frist: TEXT.fristFeld, bemerkung: TEXT.bemerkung };

interface Werte extends Record<string, unknown> {
	dokumentSpecID: string | null;
	frist: string | null;
	bemerkung: string;
}

/** Asks for a document by hand, before or besides what the levels ask for. */
export function AnfordernDialog({ vorlagen, onClose }: { vorlagen: readonly Vorlage[]; onClose: () => void }) {
	const { freiwilliger, heute } = useAkte();
	const auswahl = vorlagen
		.filter(({ aktionen }) => darfTun(aktionen, 'anfordern'))
		.map(({ specID: id, bezeichnung }) => ({ id, bezeichnung }));
	const formular = useFormular<Werte>({
		initialValues: {
			dokumentSpecID: auswahl.length === 1 ? (auswahl[0]?.id ?? null) : null,
			frist: null,
			bemerkung: '',
		},
		labels: LABELS,
		pruefe: ({ dokumentSpecID }): Record<string, string> =>
			dokumentSpecID ? {} : { dokumentSpecID: TEXT.dokumentFehlt },
		run: (werte, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/dokumente', {
				...{ params: { id: freiwilliger.id }, body: alsAnforderung(werte), idempotencyKey },
			}),
		meldung: TEXT.meldung.angefordert,
		onDone: onClose,
	});
	const werte = formular.form.values;
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={TEXT.anfordernTitel}
			untertitel={anzeigename(freiwilliger)}
			verb={TEXT.anfordernVerb}
		>
			<Dokumentwahl auswahl={auswahl} {...formular.feld('dokumentSpecID')} />
			<DateField
				label={TEXT.fristFeld}
				description={TEXT.fristHilfe}
				clearable
				minDate={heute}
				{...formular.feld('frist')}
			/>
			<TextAreaField label={TEXT.bemerkung} {...formular.feld('bemerkung')} />
			{werte.dokumentSpecID && (
				<Sendezeile
					imDialog
					anfrage={{ ruf: 'fordereDokumentAn', params: { id: freiwilliger.id }, body: alsAnforderung(werte) }}
				/>
			)}
		</FormularDialog>
	);
}

const alsAnforderung = ({ dokumentSpecID, frist, bemerkung }: Werte) => ({
	...{ dokumentSpecID: dokumentSpecID ?? '', frist, bemerkung: bemerkung.trim() || null },
});
