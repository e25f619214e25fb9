import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import type { FehlerDetail } from '../../../client/api-fehler.ts';
import { call } from '../../../client/call.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { CheckboxField, TextAreaField } from '../../../ui/fields/fields.tsx';
import { KeyFacts } from '../../../ui/layout/file-header.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { zyklenQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from '../dialoge/aktions-dialog.tsx';
import { useFormular } from '../dialoge/formular.ts';
import { Mailfrist, Tatfolgen, useTatfolgen } from '../dialoge/tatfolgen.tsx';
import type { Vertrag } from '../typen.ts';
import { useZurueck } from '../zuruecknehmen.ts';
import { Einigungsplatz, usePlatz } from './einigungsplatz.tsx';
import { useVertrag } from './use-vertrag.ts';
import css from './vertrag.module.css';
import { VertragEingaben } from './vertrag-eingaben.tsx';
import { bezeichnung, SEITENFELDER, vertragsanzeige } from './vertragsfelder.ts';
import { geaendert, nieVergangen, type Vertragswerte, werteVon } from './vertragswerte.ts';
import { Gruende, Warumspalte } from './warum.tsx';

const LABELS = { ...FELD_BEZEICHNUNG, grund: VERTRAG.einigung.grund, bestaetigt: VERTRAG.einigung.rueckwirkend };

interface Werte extends Vertragswerte {
	grund: string;
	bestaetigt: boolean;
}

/** Both sides agree: the terms this side may set, with the others beside them. A begin gone by needs a word and a tick. */
export function EinigungDialog({ aktion, onClose }: AktionProps) {
	const vertrag = useVertrag(aktion);
	const { freiwilliger, heute } = useAkte();
	const zurueck = useZurueck();
	const { data: zyklen } = useQuery(zyklenQuery);
	const zyklus = zyklen?.find(({ id }) => id === vertrag.zyklusID);
	// Setting them by hand asks for a reason, which belongs to an edit.
	const felder = vertrag.schreibbar.filter((feld) => feld !== 'seminartagePflicht');
	// As shown when it opened: what somebody else changes meanwhile isn't sent back.
	const [vorher] = useState(() => werteVon(vertrag, felder));
	const formular = useFormular<Werte>({
		initialValues: {
			...vorher,
			...nieVergangen(vorher, vertrag.statusSeit, zyklus, heute, freiwilliger.gewuenschterBeginn),
			grund: '',
			bestaetigt: false,
		},
		labels: LABELS,
		run: ({ grund, bestaetigt, ...werte }, idempotencyKey) =>
			call('POST /v1/freiwilliger/wunsch/{id}/einigung', {
				params: { id: vertrag.wunschID },
				body: { ...geaendert(werte, vorher), ...(grund.trim() ? { grund: grund.trim() } : {}), bestaetigt },
				idempotencyKey,
			}),
		meldung: VERTRAG.einigung.meldung,
		gegenteil: () => zurueck(freiwilliger, 'einigen', vertrag.wunschID),
		onDone: onClose,
	});
	const { values, setFieldValue } = formular.form;
	const { vertragsbeginn = vertrag.vertragsbeginn } = values;
	const istVergangen = typeof vertragsbeginn === 'string' && vertragsbeginn < heute;
	const platz = usePlatz(vertrag, values);
	const { grund: _grund, bestaetigt: _bestaetigt, ...werte } = values;
	const folgen = useTatfolgen({ tat: 'einigen', wunschID: vertrag.wunschID, felder: geaendert(werte, vorher) });
	const [warum, setWarum] = useState<{ feld: string; name: string } | null>(null);
	// A place is refused at the term that decides on it.
	const platzfeld = PLATZFELDER.find((feld) => felder.includes(feld)) ?? null;
	const amFeld = ({ code, feld }: FehlerDetail) =>
		PLATZREGELN.includes(code) ? platzfeld : feld && feld in values ? feld : null;
	const keinPlatz = formular.fehler?.details.find(({ code }) => PLATZREGELN.includes(code));
	const feld = (name: string) => ({
		...formular.feld(name),
		...(keinPlatz && name === platzfeld && platz?.gruende.length !== 0 && { error: keinPlatz.text }),
	});
	return (
		<AktionsDialog
			aktion={aktion}
			onClose={onClose}
			formular={formular}
			breite={1000}
			amFeld={amFeld}
			fuss={<Mailfrist folgen={folgen} />}
		>
			<Warumspalte value={{ feld: warum?.feld ?? null, zeige: setWarum }}>
				<div className={css.zweispaltig}>
					<Stack gap={16}>
						<Einigungsplatz
							{...{ vertrag, platz }}
							ort={felder.includes('einsatzortID') ? null : vertrag.einsatzort}
							onBeginn={felder.includes('vertragsbeginn') ? (tag) => setFieldValue('vertragsbeginn', tag) : undefined}
						/>
						<VertragEingaben vertrag={vertrag} felder={felder} werte={values} feld={feld} />
						{istVergangen && (
							<>
								<TextAreaField
									label={VERTRAG.einigung.grund}
									description={VERTRAG.einigung.grundHilfe}
									required
									minRows={2}
									{...formular.feld('grund')}
								/>
								<CheckboxField
									label={VERTRAG.einigung.rueckwirkend}
									{...formular.form.getInputProps('bestaetigt', { type: 'checkbox' })}
								/>
							</>
						)}
					</Stack>
					<div className={css.neben}>
						<Stack gap={24} className={css.haftet} aria-live="polite">
							{warum && (
								<Section title={VERTRAG.einigung.warum(warum.name)} size="sm">
									<Gruende vertrag={vertrag} feld={warum.feld} entwurf={values} />
								</Section>
							)}
							<Tatfolgen folgen={folgen} titel={VERTRAG.einigung.folgen} aktion={aktion} />
							<Uebrige vertrag={vertrag} />
						</Stack>
					</div>
				</div>
			</Warumspalte>
		</AktionsDialog>
	);
}

/** What takes a place, or decides from when on. */
const PLATZFELDER = ['vertragsbeginn', 'einsatzortID'] as const;
const PLATZREGELN: readonly string[] = ['G04', 'G05', 'G06'];

/** Terms that only the Traeger sets, to be read. */
function Uebrige({ vertrag }: { vertrag: Vertrag }) {
	const felder = SEITENFELDER.filter(({ feld, spaeter }) => !spaeter && !vertrag.schreibbar.includes(feld));
	if (felder.length === 0) return null;
	return (
		<Section title={VERTRAG.einigung.uebrige} size="sm">
			<KeyFacts
				facts={felder.map((f) => {
					const text = vertragsanzeige(vertrag, f);
					return { label: bezeichnung(f), value: text ?? VERTRAG.leer, empty: text === null };
				})}
			/>
		</Section>
	);
}
