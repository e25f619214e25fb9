import { feldFehler } from '../../../client/api-fehler.ts';
import { call } from '../../../client/call.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDiscard } from '../../../ui/feedback/discard.tsx';
import { Form, TextAreaField } from '../../../ui/fields/fields.tsx';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { Ablehnungsgrund } from '../../formular/ablehnungsgrund.tsx';
import { Sendezeile } from '../../senden/sendezeile.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { useFormular } from '../dialoge/formular.ts';
import { useZurueck } from '../zuruecknehmen.ts';
import css from './dokumente.module.css';
import { alsAngaben, anfangswerte, type Pruefeingabe } from './pruefeingabe.ts';
import { Prueffelder } from './prueffelder.tsx';
import type { Anforderung, Dokument } from './queries.ts';
import { Vorschau } from './vorschau.tsx';

const TEXT = DOKUMENTE;
const LABELS = { grund: TEXT.grundFeld };

interface Werte extends Record<string, unknown> {
	ergebnis: 'OK' | 'ABGELEHNT';
	grund: string;
	eingabe: Pruefeingabe;
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
	const verwerfen = useDiscard(formular.geaendert, formular.laeuft, onClose);
	const { ergebnis, grund, eingabe } = formular.form.values;
	const lehntAb = ergebnis === 'ABGELEHNT';
	const verb = papier ? TEXT.bestaetigen : lehntAb ? TEXT.zurueckweisen : TEXT.verifizieren;
	return (
		<Dialog
			opened
			onClose={verwerfen.close}
			width={1080}
			title={`${papier ? TEXT.papierTitel : TEXT.pruefenTitel}: ${anforderung.bezeichnung}`}
			subtitle={anzeigename(freiwilliger)}
			cancel={verwerfen.question ? null : undefined}
			primary={
				verwerfen.question ?? (
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
					gap={16}
					id={formular.id}
					onSubmit={(event) => {
						event.preventDefault();
						formular.senden();
					}}
				>
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
						<Prueffelder
							anforderung={anforderung}
							eingabe={eingabe}
							onChange={(neu) => formular.form.setFieldValue('eingabe', neu)}
							fehler={feldFehler(formular.fehler)}
							signaturen={dokument.dateisignaturen}
							mitPapier={false}
						/>
					)}
					{(!lehntAb || grund.trim()) && (
						<Sendezeile
							imDialog
							anfrage={{
								...{ ruf: 'pruefeDokument', params: { id: freiwilliger.id, dokId: dokument.id } },
								body: alsUrteil(formular.form.values),
							}}
						/>
					)}
				</Form>
			</div>
		</Dialog>
	);
}

const ERGEBNISSE = [
	{ value: 'OK', label: TEXT.inOrdnung, description: TEXT.inOrdnungText },
	{ value: 'ABGELEHNT', label: TEXT.nichtInOrdnung, description: TEXT.nichtInOrdnungText },
] as const;

const alsUrteil = ({ ergebnis, grund, eingabe }: Werte) =>
	ergebnis === 'ABGELEHNT' ? { ergebnis, grund } : { ergebnis, ...alsAngaben(eingabe) };

function usePruefung({ anforderung, dokument, papier, onClose }: Required<PruefenDialogProps>) {
	const { freiwilliger } = useAkte();
	const zurueck = useZurueck();
	return useFormular<Werte>({
		initialValues: { ergebnis: 'OK', grund: '', eingabe: { ...anfangswerte(anforderung, dokument), papier } },
		labels: LABELS,
		pruefe: ({ ergebnis, grund }): Record<string, string> =>
			ergebnis === 'ABGELEHNT' && !grund.trim() ? { grund: TEXT.grundFehlt } : {},
		run: (werte, idempotencyKey) =>
			call('POST /v1/freiwilliger/{id}/dokumente/{dokId}/review', {
				params: { id: freiwilliger.id, dokId: dokument.id },
				body: alsUrteil(werte),
				idempotencyKey,
			}),
		meldung: ({ ergebnis }) => (ergebnis === 'OK' ? TEXT.meldung.verifiziert : TEXT.meldung.zurueckgewiesen),
		gegenteil: () => zurueck(freiwilliger, 'dokumentPruefen', dokument.id),
		onDone: onClose,
	});
}
