import { Popover, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createContext, type FocusEvent, use, useState } from 'react';
import { WARUM } from '../../../texte/zugang/recht.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import type { Vertrag } from '../typen.ts';
import { type Berechnung, berechnungQuery, type Entwurf, hatBerechnung } from './berechnung.ts';
import css from './warum.module.css';

/** Escape in here closes the reasons; the dialog around them would take the key for itself. */
function meinEscape({ target }: FocusEvent) {
	(target as Element).setAttribute('data-mantine-stop-propagation', 'true');
}

/** A column beside the form that shows the reasons of the term asked about, in place of a bubble. */
export const Warumspalte = createContext<{
	feld: string | null;
	zeige: (was: { feld: string; name: string }) => void;
} | null>(null);

interface WarumProps {
	vertrag: Vertrag;
	feld: string;
	/** The term's name. */
	name: string;
	/** Terms as they are being typed, in a dialog. */
	entwurf?: Entwurf;
	imDialog?: boolean;
}

/** Beside a term that is computed or limited: opens the reckoning and the law behind it. */
export function Warum({ vertrag, feld, name, entwurf, imDialog = entwurf !== undefined }: WarumProps) {
	const [opened, setOpened] = useState(false);
	const spalte = use(Warumspalte);
	if (!hatBerechnung(feld)) return null;
	if (spalte)
		return (
			<TextButton
				className={css.knopf}
				aria-label={WARUM.name(name)}
				aria-pressed={spalte.feld === feld}
				onClick={() => spalte.zeige({ feld, name })}
			>
				{WARUM.knopf}
			</TextButton>
		);
	return (
		<Popover
			opened={opened}
			onChange={setOpened}
			position="bottom-end"
			width={400}
			trapFocus
			returnFocus
			withinPortal={!imDialog}
		>
			<Popover.Target>
				<TextButton className={css.knopf} aria-label={WARUM.name(name)} onClick={() => setOpened((before) => !before)}>
					{WARUM.knopf}
				</TextButton>
			</Popover.Target>
			<Popover.Dropdown
				className={css.dropdown}
				data-autofocus
				tabIndex={-1}
				onFocusCapture={imDialog ? meinEscape : undefined}
			>
				{opened && <Gruende vertrag={vertrag} feld={feld} entwurf={entwurf} />}
			</Popover.Dropdown>
		</Popover>
	);
}

/** The reckoning and the law behind a term. */
export function Gruende({ vertrag, feld, entwurf }: Pick<WarumProps, 'vertrag' | 'feld' | 'entwurf'>) {
	const query = useQuery(berechnungQuery(vertrag, entwurf));
	return (
		<Geladen query={query}>
			{(alle) => alle.filter((b) => b.feld === feld).map((b) => <Grund key={b.wert} berechnung={b} />)}
		</Geladen>
	);
}

function Grund({ berechnung: { titel, ergebnis, fehlt, rechnung, quellen, stichtag } }: { berechnung: Berechnung }) {
	return (
		<section className={css.grund}>
			<Title order={3} variant="label" c="var(--text-2)">
				{titel}
			</Title>
			<Text size="lg" fw={600} mt={4} mb={8}>
				{ergebnis ?? WARUM.fehlt(fehlt)}
			</Text>
			{rechnung.length > 0 && (
				<ol className={css.rechnung}>
					{rechnung.map((schritt) => (
						<li key={schritt}>{schritt}</li>
					))}
				</ol>
			)}
			{quellen.map(({ stelle, gueltigAb, gueltigBis }) => (
				<Text key={stelle} variant="hint">
					{WARUM.gesetz(stelle, gueltigAb, gueltigBis)}
				</Text>
			))}
			{stichtag && quellen.length > 0 && <Text variant="hint">{WARUM.stichtag(stichtag)}</Text>}
		</section>
	);
}
