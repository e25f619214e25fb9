import { Box, Text } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';
import { NACHWEIS } from '../../texte/nachweis.ts';
import { Geladen, type Ladestand } from '../../ui/feedback/geladen.tsx';
import { EmptyState, ErrorBox } from '../../ui/feedback/states.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Timeline } from '../../ui/figures/timeline.tsx';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { nachTagen } from '../verlauf/tage.ts';
import { type Verlaufszeile, zeitpunkt } from './eintrag.tsx';
import { gefiltert, handelnde } from './filter.ts';
import { type Gegenstand, Mitnehmen } from './mitnehmen.tsx';
import css from './nachweis.module.css';
import type { Verlaufssuche } from './suche.ts';

interface VerlaufsseiteProps {
	gegenstand: Gegenstand;
	kopf: ReactNode;
	/** Newest first. */
	query: Ladestand<readonly Verlaufszeile[]>;
	arten: Readonly<Record<string, string>>;
	/** Statuses can be set by hand there. */
	mitHand?: boolean;
	suche: Verlaufssuche;
	onSuche: (suche: Verlaufssuche) => void;
	heute: string;
	/** What differs between the ends of two days. */
	vergleich: (von: string, bis: string) => ReactNode;
}

/** The whole history, narrowed as the address says, or two days of it beside each other. */
export function Verlaufsseite(props: VerlaufsseiteProps) {
	const { gegenstand, kopf, suche, heute } = props;
	return (
		<>
			<Box px="var(--gutter)" flex="none">
				{kopf}
			</Box>
			<FileBody side={<Mitnehmen gegenstand={gegenstand} heute={heute} />} sideLabel={NACHWEIS.titel}>
				<Filterleiste {...props} />
				{suche.ansicht === 'unterschiede' ? <Zweitage {...props} /> : <Verlauf {...props} />}
			</FileBody>
		</>
	);
}

function Filterleiste({ suche, onSuche, query, arten, heute, mitHand = false }: VerlaufsseiteProps) {
	const setze = (teil: Partial<Verlaufssuche>) => onSuche({ ...suche, ...teil });
	const vergleicht = suche.ansicht === 'unterschiede';
	return (
		<search className={css.filter} aria-label={VERLAUF.filter} data-print="hide">
			<Segments
				label={NACHWEIS.ansicht}
				value={suche.ansicht ?? 'verlauf'}
				onChange={(ansicht) => setze({ ansicht: ansicht === 'verlauf' ? undefined : ansicht })}
				options={[
					{ value: 'verlauf', label: NACHWEIS.verlauf },
					{ value: 'unterschiede', label: NACHWEIS.unterschiede },
				]}
			/>
			<Tag label={NACHWEIS.von} value={suche.von} max={heute} onChange={(von) => setze({ von })} />
			<Tag
				label={NACHWEIS.bis}
				placeholder={vergleicht ? NACHWEIS.heute : undefined}
				value={suche.bis}
				max={heute}
				onChange={(bis) => setze({ bis })}
			/>
			{!vergleicht && (
				<>
					<Auswahl
						label={NACHWEIS.art}
						leer={NACHWEIS.alleArten}
						value={suche.art}
						data={Object.entries(arten).map(([value, label]) => ({ value, label }))}
						onChange={(art) => setze({ art })}
					/>
					<Auswahl
						label={NACHWEIS.wer}
						leer={NACHWEIS.alle}
						value={suche.wer}
						data={handelnde(query.data ?? [], NACHWEIS.portal, VERLAUF.unbekannt)}
						onChange={(wer) => setze({ wer })}
					/>
					{mitHand && (
						<Box pb={6}>
							<SwitchField
								label={NACHWEIS.hand}
								checked={suche.hand ?? false}
								onChange={(event) => setze({ hand: event.currentTarget.checked || undefined })}
							/>
						</Box>
					)}
				</>
			)}
		</search>
	);
}

interface TagProps {
	label: string;
	placeholder?: string | undefined;
	value: string | undefined;
	max: string;
	onChange: (tag: string | undefined) => void;
}

const Tag = ({ label, placeholder, value, max, onChange }: TagProps) => (
	<DateField
		className={css.tag}
		label={label}
		{...(placeholder && { placeholder })}
		clearable
		maxDate={max}
		value={value ?? null}
		onChange={(tag) => onChange(tag ?? undefined)}
	/>
);

interface AuswahlProps {
	label: string;
	leer: string;
	value: string | undefined;
	data: { value: string; label: string }[];
	onChange: (wert: string | undefined) => void;
}

const Auswahl = ({ label, leer, value, data, onChange }: AuswahlProps) => (
	<SelectField
		className={css.feld}
		label={label}
		placeholder={leer}
		clearable
		data={data}
		value={value ?? null}
		onChange={(wert) => onChange(wert ?? undefined)}
	/>
);

function Verlauf({ query, suche, heute }: VerlaufsseiteProps) {
	return (
		<Section title={NACHWEIS.verlauf}>
			<Geladen query={query} lines={10}>
				{(alle) => <Eintraege key={JSON.stringify(suche)} alle={alle} suche={suche} heute={heute} />}
			</Geladen>
		</Section>
	);
}

const SEITE = 60;

interface EintraegeProps {
	alle: readonly Verlaufszeile[];
	suche: Verlaufssuche;
	heute: string;
}

function Eintraege({ alle, suche, heute }: EintraegeProps) {
	const [anzahl, setAnzahl] = useState(SEITE);
	const eintraege = gefiltert(alle, suche);
	if (eintraege.length === 0) return <Text variant="muted">{alle.length ? NACHWEIS.nichts : NACHWEIS.leer}</Text>;
	return (
		<Box maw={880}>
			<Text className="tabular" variant="muted" mb={8} role="status">
				{NACHWEIS.anzahl(eintraege.length, alle.length)}
			</Text>
			<Timeline groups={gruppen(eintraege.slice(0, anzahl), heute)} />
			{eintraege.length > anzahl && <TextButton onClick={() => setAnzahl(anzahl + SEITE)}>{NACHWEIS.mehr}</TextButton>}
		</Box>
	);
}

/** By day, in the given order. */
const gruppen = (eintraege: readonly Verlaufszeile[], heute: string) =>
	nachTagen(eintraege, heute).map((tag) => ({ heading: tag.heading, items: tag.eintraege.map(zeitpunkt) }));

function Zweitage({ suche: { von, bis }, heute, vergleich }: VerlaufsseiteProps) {
	const ende = bis ?? heute;
	if (von && von <= ende) return vergleich(von, ende);
	return (
		<Section title={NACHWEIS.unterschiede}>
			{von ? (
				<ErrorBox text={NACHWEIS.falscheFolge} />
			) : (
				<EmptyState icon={IconCalendarSearch} title={NACHWEIS.tageFehlen} text={NACHWEIS.tageFehlenText} />
			)}
		</Section>
	);
}
