import { call } from '../../client/call.ts';
import { DOKUMENTE } from '../../texte/dokumente.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, RadioField, TextAreaField } from '../../ui/fields.tsx';
import { Stack } from '../../ui/page.tsx';
import { anzeigename, useAkte } from '../akte/akte-kontext.tsx';
import { FeldEingabe } from '../akte/daten/feld-eingabe.tsx';
import { ALLE_FELDER, type Feld } from '../akte/daten/personenfelder.ts';
import { useFormular } from '../akte/dialoge/formular.ts';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { useVerwerfen } from '../formular/verwerfen.tsx';
import css from './dokumente.module.css';
import type { Anforderung, Dokument } from './queries.ts';
import { Vorschau } from './vorschau.tsx';

const TEXT = DOKUMENTE;
const LABELS = { grund: TEXT.grundFeld, gueltigBis: TEXT.gueltigFeld };

interface Werte extends Record<string, unknown> {
	ergebnis: 'OK' | 'ABGELEHNT';
	grund: string;
	gueltigBis: string | null;
	steuerwerte: Record<string, string | boolean | null>;
}

interface PruefenDialogProps {
	anforderung: Anforderung;
	dokument: Dokument;
	/** The copy signed on paper is confirmed; there is nothing to refuse. */
	papier?: boolean;
	onClose: () => void;
}

/** The document on the left, what is decided about it on the right. */
export function PruefenDialog({ anforderung, dokument, papier = false, onClose }: PruefenDialogProps) {
	const { freiwilliger } = useAkte();
	const formular = usePruefung({ anforderung, dokument, papier, onClose });
	const verwerfen = useVerwerfen(formular.geaendert, onClose);
	const lehntAb = formular.form.values.ergebnis === 'ABGELEHNT';
	const verb = papier ? TEXT.bestaetigen : lehntAb ? TEXT.zurueckweisen : TEXT.verifizieren;
	return (
		<Dialog
			opened
			onClose={verwerfen.schliesse}
			width={1080}
			title={`${papier ? TEXT.papierTitel : TEXT.pruefenTitel}: ${anforderung.bezeichnung}`}
			subtitle={anzeigename(freiwilliger)}
			cancel={verwerfen.frage ? null : undefined}
			primary={
				verwerfen.frage ?? (
					<Button
						variant={lehntAb ? 'dangerFilled' : 'primary'}
						type="submit"
						form={formular.id}
						loading={formular.laeuft}
					>
						{verb}
					</Button>
				)
			}
		>
			<div className={css.pruefung}>
				<Vorschau dokument={dokument} />
				<Form
					id={formular.id}
					onSubmit={(event) => {
						event.preventDefault();
						formular.senden();
					}}
				>
					<Stack>
						<Ablehnungsgrund fehler={formular.fehler} labels={LABELS} id={formular.id} />
						{papier ? (
							<p>{TEXT.papierHinweis}</p>
						) : (
							<RadioField label={TEXT.ergebnis} options={ERGEBNISSE} data-autofocus {...formular.feld('ergebnis')} />
						)}
						{lehntAb ? (
							<TextAreaField
								label={TEXT.grundFeld}
								description={TEXT.grundSichtbar}
								required
								{...formular.feld('grund')}
							/>
						) : (
							<>
								<DateField
									label={TEXT.gueltigFeld}
									description={TEXT.gueltigHilfe}
									clearable
									{...formular.feld('gueltigBis')}
								/>
								<Angaben anforderung={anforderung} formular={formular} />
							</>
						)}
					</Stack>
				</Form>
			</div>
		</Dialog>
	);
}

const ERGEBNISSE = [
	{ value: 'OK', label: TEXT.inOrdnung, description: TEXT.inOrdnungText },
	{ value: 'ABGELEHNT', label: TEXT.nichtInOrdnung, description: TEXT.nichtInOrdnungText },
] as const;

function usePruefung({ anforderung, dokument, papier, onClose }: Required<PruefenDialogProps>) {
	const { freiwilliger } = useAkte();
	const vorher = Object.fromEntries(anforderung.steuerungsfelder.map(({ feld, wert }) => [feld, wert]));
	return useFormular<Werte>({
		initialValues: { ergebnis: 'OK', grund: '', gueltigBis: null, steuerwerte: vorher },
		labels: LABELS,
		pruefe: ({ ergebnis, grund }): Record<string, string> =>
			ergebnis === 'ABGELEHNT' && !grund.trim() ? { grund: TEXT.grundFehlt } : {},
		run: ({ ergebnis, grund, gueltigBis, steuerwerte }, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/dokumente/{dokId}/review', {
				params: { id: freiwilliger.id, dokId: dokument.id },
				body:
					ergebnis === 'ABGELEHNT'
						? { ergebnis, grund }
						: { ergebnis, papier, ...(gueltigBis && { gueltigBis }), steuerwerte: geaenderte(vorher, steuerwerte) },
				idempotencyKey,
			}),
		meldung: ({ ergebnis }) => (ergebnis === 'OK' ? TEXT.meldung.verifiziert : TEXT.meldung.zurueckgewiesen),
		onDone: onClose,
	});
}

/** What stands as it was needn't be confirmed by sending it. */
function geaenderte(vorher: Werte['steuerwerte'], jetzt: Werte['steuerwerte']): Werte['steuerwerte'] {
	return Object.fromEntries(Object.entries(jetzt).filter(([feld, wert]) => wert !== vorher[feld]));
}

interface AngabenProps {
	anforderung: Anforderung;
	formular: ReturnType<typeof usePruefung>;
}

/** Data of the file that this document proves. */
function Angaben({ anforderung: { steuerungsfelder }, formular: { form, id } }: AngabenProps) {
	const { heute } = useAkte();
	if (steuerungsfelder.length === 0) return null;
	const { steuerwerte } = form.values;
	const setze = (feld: string, wert: string | boolean | null) =>
		form.setFieldValue('steuerwerte', { ...steuerwerte, [feld]: wert });
	return (
		<fieldset className={css.angaben}>
			<legend>{TEXT.angaben}</legend>
			{steuerungsfelder.map(({ feld, bezeichnung }) => (
				<FeldEingabe
					key={feld}
					id={`${id}steuerwerte.${feld}`}
					feld={ALLE_FELDER.get(feld) ?? { feld: feld as Feld['feld'], art: 'text' }}
					label={bezeichnung}
					heute={heute}
					value={steuerwerte[feld]}
					onChange={(wert) => setze(feld, wert as string | boolean | null)}
				/>
			))}
		</fieldset>
	);
}
