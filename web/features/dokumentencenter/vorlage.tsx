import { Box, Stack, Text } from '@mantine/core';
import { IconEye, IconForms } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOKUMENTKONTEXT } from '#domain/dokumentspec/kontext.ts';
import { pruefeText } from '#domain/dokumentspec/pruefung.ts';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { PDFFELDER } from '../../texte/verwaltung/pdffelder.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import { DateiFeld } from '../dateien/datei-feld.tsx';
import { VorlagenEingabe } from '../vorlagen/vorlagen-eingabe.tsx';
import css from './dokumentencenter.module.css';
import { type Abhilfe, Pruefung } from './pruefung.tsx';
import { musteradresse, type SpecGanz, vorlagenpruefungQuery } from './queries.ts';
import { Schreibfenster } from './schreibfenster.tsx';
import { ersetzePlatzhalter } from './vorschlag.ts';
import type { Specformular, Specwerte } from './werte.ts';

interface VorlageProps {
	spec: SpecGanz;
	form: Specformular;
	id: string;
	/** Only a draft's template changes. */
	aenderbar: boolean;
}

const VARIABLEN = VORLAGENVARIABLEN.filter(({ gruppe }) => DOKUMENTKONTEXT.includes(gruppe)).map(({ name }) => name);
const ARTEN = (['TEXT', 'PDF'] as const).map((value) => ({ value, label: T.art[value] }));

/** What the document is filled from, beside it what the check says; a text is checked as it is written. */
export function Vorlage({ spec, form, id, aenderbar }: VorlageProps) {
	const { vorlageUploadID, vorlageText } = form.values;
	const [art, setArt] = useState<'TEXT' | 'PDF'>(vorlageUploadID ? 'PDF' : 'TEXT');
	const [schreibt, setSchreibt] = useState(false);
	const hatMuster = spec.vorlageUploadID !== null || spec.vorlageText !== null;
	return (
		<Stack gap={24}>
			<Section
				title={T.vorlage}
				aside={
					hatMuster && (
						<OuterLink href={musteradresse(spec.id)} className={css.muster}>
							<Icon of={IconEye} /> {T.muster}
						</OuterLink>
					)
				}
			>
				<Stack gap={12}>
					{aenderbar && (
						<Segments
							label={T.vorlageArt}
							value={art}
							options={ARTEN}
							onChange={(neu) => {
								setArt(neu);
								form.setFieldValue(neu === 'PDF' ? 'vorlageText' : 'vorlageUploadID', null);
							}}
						/>
					)}
					{art === 'TEXT' ? (
						<Box maw="100%">
							<VorlagenEingabe
								id={`${id}vorlageText`}
								label={T.inhalt}
								format="MARKUP"
								value={vorlageText ?? ''}
								onChange={(text) => form.setFieldValue('vorlageText', text || null)}
								variablen={VARIABLEN}
								readOnly={!aenderbar}
								error={form.errors.vorlageText}
							/>
							<Box mt={12}>
								<Button onClick={() => setSchreibt(true)}>{aenderbar ? T.schreibenKnopf : T.ansehenKnopf}</Button>
							</Box>
							{schreibt && (
								<Schreibfenster
									id={id}
									bezeichnung={form.values.bezeichnung}
									value={vorlageText ?? ''}
									onChange={(text) => form.setFieldValue('vorlageText', text || null)}
									variablen={VARIABLEN}
									readOnly={!aenderbar}
									onClose={() => setSchreibt(false)}
								/>
							)}
						</Box>
					) : (
						<>
							<Datei spec={spec} form={form} id={id} aenderbar={aenderbar} />
							<Felderknopf spec={spec} vorlageUploadID={vorlageUploadID} aenderbar={aenderbar} />
						</>
					)}
					{hatMuster && form.isDirty() && <Text variant="secondary">{T.musterNachSpeichern}</Text>}
				</Stack>
			</Section>
			<Section title={T.pruefung}>
				{art === 'TEXT' ? (
					<Pruefung
						werte={form.values}
						befunde={pruefeText(vorlageText ?? '')}
						abhilfe={aenderbar && abhilfeFuer(vorlageText ?? '', (text) => form.setFieldValue('vorlageText', text))}
					/>
				) : (
					<Formularpruefung spec={spec} werte={form.values} />
				)}
			</Section>
		</Stack>
	);
}

const abhilfeFuer = (text: string, setze: (text: string) => void): Abhilfe => ({
	bekannte: VARIABLEN,
	fuegeEin: (variable) => setze(`${text}\n\n{{ ${variable} }}`.trim()),
	ersetze: (variable, durch) => setze(ersetzePlatzhalter(text, variable, durch)),
});

function Datei({ spec, form, id, aenderbar }: VorlageProps) {
	const { vorlageUploadID } = form.values;
	const [neu, setNeu] = useState<{ uploadID: string; name?: string } | null>(null);
	const gespeicherte = spec.vorlageDatei && { uploadID: spec.vorlageUploadID ?? '', name: spec.vorlageDatei.name };
	if (!aenderbar) return <p>{spec.vorlageDatei?.name ?? T.keineVorlage}</p>;
	const datei = vorlageUploadID === null ? null : (neu ?? gespeicherte);
	return (
		<DateiFeld
			id={`${id}vorlageUploadID`}
			label={T.datei}
			description={T.dateiHilfe}
			endungen={['pdf']}
			value={datei}
			error={form.errors.vorlageUploadID}
			onChange={(gewaehlt) => {
				setNeu(gewaehlt);
				form.setFieldValue('vorlageUploadID', gewaehlt?.uploadID ?? null);
			}}
		/>
	);
}

/** What goes into the fields is said on a page of its own, once the file is stored. */
function Felderknopf({
	spec,
	vorlageUploadID,
	aenderbar,
}: Pick<VorlageProps, 'spec' | 'aenderbar'> & Pick<Specwerte, 'vorlageUploadID'>) {
	if (vorlageUploadID === null || vorlageUploadID !== spec.vorlageUploadID) return null;
	return (
		<div>
			<LinkButton to="/admin/dokumentencenter/$id/felder" params={{ id: spec.id }} icon={IconForms}>
				{aenderbar ? PDFFELDER.zuordnen : PDFFELDER.ansehen}
			</LinkButton>
		</div>
	);
}

/** The fields of a form are read on the server, once it is stored. */
function Formularpruefung({ spec, werte }: { spec: SpecGanz; werte: Specwerte }) {
	const isGespeichert = werte.vorlageUploadID === spec.vorlageUploadID;
	const { data } = useQuery({ ...vorlagenpruefungQuery(spec.id), enabled: isGespeichert });
	if (!isGespeichert) return <Text variant="secondary">{T.feldpruefung}</Text>;
	return <Pruefung werte={werte} befunde={data ?? []} />;
}
