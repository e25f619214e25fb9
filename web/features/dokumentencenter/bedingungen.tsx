import { Group, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { DIENSTARTARTEN, hatWerte } from '#domain/dokumentspec/auswahl.ts';
import { BEDINGUNG_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { dienstWort } from '#domain/dokumentspec/worte.ts';
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { BEDINGUNGSARTEN, type Bedingungsart } from '#domain/referenzsaetze.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { IconButton } from '../../ui/button.tsx';
import { MultiSelectField, SelectField } from '../../ui/fields/select-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { useGruppierungen } from '../liste/gruppierung.ts';
import { waehlbare } from '../stammlisten/wahllisten.ts';
import css from './dokumentencenter.module.css';
import type { Spec } from './queries.ts';

type Bedingungen = Spec['bedingungen'];
type Bedingung = Bedingungen[number];

interface BedingungenProps {
	bedingungen: Bedingungen;
	onChange: (bedingungen: Bedingungen) => void;
}

const OPERATOREN = [
	{ value: 'ja', label: T.ist },
	{ value: 'nein', label: T.istNicht },
];

/** All of them must hold; each says of what, whether it is or isn't, and which values. */
export function BedingungenFeld({ bedingungen, onChange }: BedingungenProps) {
	const aendere = (nr: number, teil: Partial<Bedingung>) =>
		onChange(bedingungen.map((b, i) => (i === nr ? { ...b, ...teil } : b)));
	return (
		<div>
			<Group wrap="wrap">
				{bedingungen.map((bedingung, nr) => (
					<Eine
						key={schluessel(bedingungen, nr)}
						bedingung={bedingung}
						istErste={nr === 0}
						onAendern={(teil) => aendere(nr, teil)}
						onEntfernen={() => onChange(bedingungen.filter((_, i) => i !== nr))}
					/>
				))}
				<SelectField
					className={css.neueBedingung}
					aria-label={T.bedingungHinzu}
					placeholder={T.bedingungHinzu}
					leftSection={<Icon of={IconPlus} />}
					comboboxProps={{ width: 280, position: 'bottom-start' }}
					data={BEDINGUNGSARTEN.map((value) => ({ value, label: BEDINGUNG_BEZEICHNUNG[value] }))}
					value={null}
					onChange={(art) => art && onChange([...bedingungen, { art: art as Bedingungsart, ist: true, werte: [] }])}
				/>
			</Group>
			<Text variant="hint" mt={8}>
				{bedingungen.length === 0 ? T.keineBedingung : T.bedingungenText}
			</Text>
		</div>
	);
}

/** A kind may stand there twice, with other values. */
function schluessel(bedingungen: Bedingungen, nr: number): string {
	const art = bedingungen[nr]?.art;
	return `${art} ${bedingungen.slice(0, nr).filter((b) => b.art === art).length}`;
}

interface EineProps {
	bedingung: Bedingung;
	istErste: boolean;
	onAendern: (teil: Partial<Bedingung>) => void;
	onEntfernen: () => void;
}

function Eine({ bedingung: { art, ist, werte }, istErste, onAendern, onEntfernen }: EineProps) {
	const name = BEDINGUNG_BEZEICHNUNG[art];
	const auswahl = useWerte(art, werte);
	return (
		<>
			{!istErste && <Span variant="secondary">{T.und}</Span>}
			<fieldset className={css.bedingung} aria-label={name}>
				<b>{name}</b>
				<SelectField
					className={css.operator}
					variant="unstyled"
					aria-label={T.operator(name)}
					data={OPERATOREN}
					allowDeselect={false}
					rightSection={null}
					comboboxProps={{ width: 112, position: 'bottom-start' }}
					value={ist ? 'ja' : 'nein'}
					onChange={(wert) => onAendern({ ist: wert === 'ja' })}
				/>
				{hatWerte(art) && (
					<MultiSelectField
						className={css.bedingungswerte}
						variant="unstyled"
						clearable={false}
						aria-label={T.werte(name)}
						data={auswahl}
						value={[...werte]}
						onChange={(neu) => onAendern({ werte: neu })}
					/>
				)}
				<IconButton icon={IconX} size="sm" variant="bare" label={T.bedingungEntfernen(name)} onClick={onEntfernen} />
			</fieldset>
		</>
	);
}

function useWerte(art: Bedingungsart, gewaehlt: readonly string[]): { value: string; label: string }[] {
	const gruppierungen = useGruppierungen();
	switch (art) {
		case 'DIENSTART':
			return DIENSTARTARTEN.map((value) => ({ value, label: dienstWort(value) }));
		case 'GESCHLECHT':
			return Object.entries(AUSWAHL.geschlecht).map(([value, label]) => ({ value, label }));
		case 'EINSATZORT_ATTRIBUT':
			return gruppierungen.flatMap(({ eintraege }) => waehlbare(eintraege, gewaehlt));
		default:
			return [];
	}
}
