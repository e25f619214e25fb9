import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { call } from '../../../client/call.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { CheckboxField, TextAreaField } from '../../../ui/fields/fields.tsx';
import { KeyFacts } from '../../../ui/layout/file-header.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { zyklenQuery } from '../../portal/portal.ts';
import { useAkte } from '../akte-kontext.tsx';
import { type AktionProps, AktionsDialog } from '../dialoge/aktions-dialog.tsx';
import { useFormular } from '../dialoge/formular.ts';
import { Plaetze } from '../einsatzorte/plaetze.tsx';
import type { Vertrag, Wunsch } from '../typen.ts';
import { useZurueck } from '../zuruecknehmen.ts';
import { useVertrag } from './use-vertrag.ts';
import { VertragEingaben } from './vertrag-eingaben.tsx';
import { bezeichnung, SEITENFELDER, vertragsanzeige } from './vertragsfelder.ts';
import { geaendert, nieVergangen, type Vertragswerte, werteVon } from './vertragswerte.ts';

const LABELS = { ...FELD_BEZEICHNUNG, grund: VERTRAG.einigung.grund, bestaetigt: VERTRAG.einigung.rueckwirkend };

interface Werte extends Vertragswerte {
	grund: string;
	bestaetigt: boolean;
}

/** Both sides agree: the terms this side may set, with the others beside them. A begin gone by needs a word and a tick. */
export function EinigungDialog({ aktion, onClose }: AktionProps) {
	const vertrag = useVertrag(aktion);
	const { freiwilliger, wuensche, heute } = useAkte();
	const wunsch = wuensche.find(({ id }) => id === vertrag.wunschID);
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
			...nieVergangen(vorher, vertrag.statusSeit, zyklus, heute),
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
		gegenteil: () => zurueck(freiwilliger.id, 'einigen', vertrag.wunschID),
		onDone: onClose,
	});
	const { vertragsbeginn = vertrag.vertragsbeginn } = formular.form.values;
	const istVergangen = typeof vertragsbeginn === 'string' && vertragsbeginn < heute;
	return (
		<AktionsDialog aktion={aktion} onClose={onClose} formular={formular} breite={680}>
			<Text variant="secondary">{VERTRAG.einigung.einleitung}</Text>
			<Platz vertrag={vertrag} wunsch={wunsch} ort={formular.form.values.einsatzortID} />
			<VertragEingaben vertrag={vertrag} felder={felder} werte={formular.form.values} feld={formular.feld} />
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
			<Uebrige vertrag={vertrag} />
		</AktionsDialog>
	);
}

/** What is settled already, and whether there is a place: known before one agrees. */
function Platz({ vertrag, wunsch, ort }: { vertrag: Vertrag; wunsch: Wunsch | undefined; ort: unknown }) {
	// Of another place of the Einsatzstelle the file doesn't know the number.
	const plaetze = ort === undefined || ort === wunsch?.einsatzortID ? wunsch?.plaetze : null;
	return (
		<KeyFacts
			facts={[
				{ label: AKTE.einsatzort, value: vertrag.einsatzort ?? AKTE.unbekannterOrt },
				{ label: AKTE.dienstart, value: vertrag.dienstart ?? AKTE.offen, empty: !vertrag.dienstart },
				...(plaetze ? [{ label: VERTRAG.freiePlaetze, value: <Plaetze plaetze={plaetze} /> }] : []),
			]}
		/>
	);
}

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
