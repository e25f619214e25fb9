import { Flex } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { LISTE } from '../../texte/listen/listen.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import { later } from '../../ui/later.tsx';
import { FilterBar, FilterChip, SearchField } from '../../ui/table/filter-bar.tsx';
import { stellenQuery } from '../stammlisten/queries.ts';
import { type Bedingung, bedingungVon, mitBedingung } from './bedingung.ts';
import { AngabeChip, VorhandenChip } from './chips/angabe-chip.tsx';
import { AuswahlChip } from './chips/auswahl-chip.tsx';
import { BetreuerChip } from './chips/betreuer-chip.tsx';
import type { ChipProps } from './chips/chip.ts';
import { DienstartChip } from './chips/dienstart-chip.tsx';
import { EinsatzortChip } from './chips/einsatzort-chip.tsx';
import { JaNeinChip } from './chips/ja-nein-chip.tsx';
import { PlzChip } from './chips/plz-chip.tsx';
import { StatusChip } from './chips/status-chip.tsx';
import { TextChip } from './chips/text-chip.tsx';
import { ZeitraumChip } from './chips/zeitraum-chip.tsx';
import type { Filterfeld } from './filterfelder.ts';
import css from './filterleiste.module.css';

// Fields for numbers, days and documents come with the first filter that has them.
const AlterChip = later(async () => (await import('./chips/zahl-chip.tsx')).AlterChip);
const UmkreisChip = later(async () => (await import('./chips/umkreis-chip.tsx')).UmkreisChip);
const DokumentChip = later(async () => (await import('./chips/dokument-chip.tsx')).DokumentChip);
const ZahlChip = later(async () => (await import('./chips/zahl-chip.tsx')).ZahlChip);

interface FilterleisteProps {
	felder: readonly Filterfeld[];
	und: readonly Bedingung[];
	onUnd: (und: Bedingung[]) => void;
	text: string;
	onText: (text: string) => void;
	/** What the search looks at: `Name, Ort, E-Mail`. */
	platzhalter: string;
	/** Given while the filter differs from its view. */
	onReset?: () => void;
	/** Right end: density and columns. */
	rechts: ReactNode;
}

/** Search, a chip for every filter set, and the offer of the others. */
export function Filterleiste(props: FilterleisteProps) {
	const { felder, und, onUnd, text, onText, platzhalter, onReset, rechts } = props;
	const [angefangen, setAngefangen] = useState<readonly string[]>([]);
	const sichtbar = felder.filter(({ feld }) => bedingungVon(und, feld) || angefangen.includes(feld));
	const uebrige = felder.filter((feld) => !sichtbar.includes(feld));
	const aendere = (feld: string, bedingung: Bedingung | null) => {
		onUnd(mitBedingung(und, feld, bedingung));
		if (!bedingung) setAngefangen((vorher) => vorher.filter((anderes) => anderes !== feld));
	};
	const setzeZurueck =
		onReset &&
		(() => {
			setAngefangen([]);
			onReset();
		});
	return (
		<FilterBar view={rechts} onReset={setzeZurueck}>
			<SearchField value={text} onChange={onText} placeholder={platzhalter} />
			{sichtbar.map((feld) => (
				<Suspense key={feld.feld}>
					<Chip
						definition={feld}
						bedingung={bedingungVon(und, feld.feld)}
						onChange={(bedingung) => aendere(feld.feld, bedingung)}
						defaultOpened={angefangen.includes(feld.feld)}
					/>
				</Suspense>
			))}
			{uebrige.length > 0 && (
				<FilterChip name={TABELLE.filter}>
					{(close) => (
						<Flex component="ul" direction="column" m={-8} aria-label={LISTE.filterWaehlen}>
							{uebrige.map(({ feld, titel }) => (
								<li key={feld}>
									<button
										type="button"
										className={css.feld}
										onClick={() => {
											close();
											setAngefangen((vorher) => [...vorher, feld]);
										}}
									>
										{titel}
									</button>
								</li>
							))}
						</Flex>
					)}
				</FilterChip>
			)}
		</FilterBar>
	);
}

function Chip({ definition, ...rest }: { definition: Filterfeld } & Omit<ChipProps, 'feld' | 'titel'>) {
	const props = { ...rest, feld: definition.feld, titel: definition.titel };
	switch (definition.art) {
		case 'status':
			return <StatusChip {...props} katalog={definition.katalog} />;
		case 'dienstart':
			return <DienstartChip {...props} />;
		case 'betreuer':
			return <BetreuerChip {...props} />;
		case 'einsatzort':
			return <EinsatzortChip {...props} />;
		case 'adresse':
			return <EinsatzortChip {...props} query={stellenQuery} />;
		case 'auswahl':
			return <AuswahlChip {...props} optionen={definition.optionen} />;
		case 'alter':
			return <AlterChip {...props} />;
		case 'zahl':
			return <ZahlChip {...props} />;
		case 'umkreis':
			return <UmkreisChip {...props} />;
		case 'dokument':
			return <DokumentChip {...props} />;
		case 'angabe':
			return <AngabeChip {...props} />;
		case 'vorhanden':
			return <VorhandenChip {...props} />;
		case 'zeitraum':
			return <ZeitraumChip {...props} />;
		case 'plz':
			return <PlzChip {...props} />;
		case 'text':
			return <TextChip {...props} />;
		case 'jaNein':
			return <JaNeinChip {...props} />;
	}
}
