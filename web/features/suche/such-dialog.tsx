import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useOffeneAkte } from '../../client/offene-akte.ts';
import { SUCHE } from '../../texte/listen/suche.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuGroup } from '../portal/menu.ts';
import { aktionen, alleSeiten, alsGruppen, type Sucheintrag, type Suchgruppe, seiten } from './eintraege.ts';
import { sucheQuery } from './queries.ts';
import css from './suche.module.css';
import { Tastenhilfe } from './tastenhilfe.tsx';
import { HOECHSTENS, optionID, Trefferliste } from './trefferliste.tsx';
import { Vorschau, type Wartezahl } from './vorschau.tsx';

const TIPP_PAUSE_MS = 150;
const MINDESTENS = 2;

interface SuchDialogProps {
	menue: readonly MenuGroup[];
	/** What waits on pages. */
	wartend: readonly Wartezahl[];
	zuletzt: readonly Sucheintrag[];
	onGeoeffnet: (eintrag: Sucheintrag) => void;
	onClose: () => void;
}

/** The overlay: one field, below it what it finds. A combobox with a list whose focus stays in the field. */
export function SuchDialog({ menue, wartend, zuletzt, onGeoeffnet, onClose }: SuchDialogProps) {
	const router = useRouter();
	useFocusReturn(true);
	const liste = useId();
	const [eingabe, setEingabe] = useState('');
	const [gewaehlt, setGewaehlt] = useState(0);
	const [gesucht] = useDebouncedValue(eingabe.trim(), TIPP_PAUSE_MS);
	const abgefragt = useQuery({ ...sucheQuery(gesucht), enabled: gesucht.length >= MINDESTENS });
	const text = eingabe.trim();
	const istKurz = text.length < MINDESTENS;
	const ergebnis = istKurz ? undefined : abgefragt.data;
	const offene = useOffeneAkte();
	const [verlassen, setVerlassen] = useState(false);
	const akte = verlassen ? null : offene;
	const gruppen: readonly Suchgruppe[] = istKurz
		? [...aktionen(akte, text), ...zuletztAlsGruppe(zuletzt), ...alleSeiten(menue)]
		: [
				...aktionen(akte, text),
				...(ergebnis ? alsGruppen(ergebnis) : []),
				...seiten(menue, text, { alsListe: ergebnis?.gruppen.some(({ typ }) => typ === 'FREIWILLIGER') ?? false }),
			];
	const eintraege = gruppen.flatMap((g) => g.eintraege);
	const aktiv = Math.min(gewaehlt, eintraege.length - 1);
	const treffer = ergebnis?.gruppen.reduce((summe, g) => summe + g.anzahl, 0) ?? null;
	// Nothing found is no answer while a page or an action matches.
	const sagtZahl = treffer !== null && (treffer > 0 || eintraege.length === 0);
	const veraltet = !istKurz && (text !== gesucht || abgefragt.isPlaceholderData);

	const oeffne = (eintrag: Sucheintrag) => {
		if (eintrag.treffer) onGeoeffnet(eintrag);
		onClose();
		// Its dialog opens once this one has given the focus back.
		if (eintrag.tat) setTimeout(eintrag.tat.starte);
	};
	const taste = (event: KeyboardEvent) => {
		const schritt = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (schritt && eintraege.length) {
			event.preventDefault();
			setGewaehlt((aktiv + schritt + eintraege.length) % eintraege.length);
		}
		if (event.key === 'Backspace' && eingabe === '') setVerlassen(true);
		const eintrag = eintraege[aktiv];
		if (event.key !== 'Enter' || !eintrag || event.nativeEvent.isComposing || veraltet) return;
		event.preventDefault();
		if (eintrag.link && (event.ctrlKey || event.metaKey))
			window.open(router.buildLocation(eintrag.link).href, '_blank', 'noopener');
		else if (eintrag.link) void router.navigate(eintrag.link);
		oeffne(eintrag);
	};

	return (
		<Modal.Root
			opened
			returnFocus={false}
			onClose={onClose}
			size={960}
			yOffset={72}
			classNames={{ content: css.fenster, inner: css.innen }}
		>
			<Modal.Overlay />
			<Modal.Content aria-label={SUCHE.titel}>
				<div className={css.kopf}>
					<Icon of={IconSearch} size={20} />
					{akte && (
						<span className={css.akte}>
							<Avatar name={akte.name} size={24} /> {akte.name}
						</span>
					)}
					<input
						data-autofocus
						type="text"
						role="combobox"
						aria-label={SUCHE.titel}
						aria-expanded={eintraege.length > 0}
						aria-controls={liste}
						aria-autocomplete="list"
						aria-activedescendant={eintraege[aktiv] && optionID(liste, aktiv)}
						aria-busy={veraltet || undefined}
						autoComplete="off"
						spellCheck={false}
						maxLength={100}
						className={css.eingabe}
						placeholder={akte ? SUCHE.platzhalterAkte : SUCHE.platzhalter}
						value={eingabe}
						onChange={(event) => {
							setEingabe(event.currentTarget.value);
							setGewaehlt(0);
						}}
						onKeyDown={taste}
					/>
					<span className={css.zahl} role="status">
						{!sagtZahl || veraltet ? '' : SUCHE.gefunden(treffer, HOECHSTENS)}
					</span>
					{akte && <span className={css.zahl}>{SUCHE.verlassen}</span>}
					<kbd className={css.kbd}>{SUCHE.esc}</kbd>
				</div>
				<div className={css.mitte}>
					<Trefferliste
						id={liste}
						gruppen={gruppen}
						aktiv={aktiv}
						onAktiv={setGewaehlt}
						onOeffnen={oeffne}
						text={text}
						istKurz={istKurz && !akte}
						laedt={!istKurz && !ergebnis && !abgefragt.isError}
						istLeer={treffer === 0 && !veraltet && eintraege.length === 0}
						onRetry={abgefragt.isError && !istKurz ? () => void abgefragt.refetch() : undefined}
					/>
					<Vorschau eintrag={eintraege[aktiv]} wartend={wartend} onOeffnen={oeffne} />
				</div>
				<Tastenhilfe />
			</Modal.Content>
		</Modal.Root>
	);
}

const zuletztAlsGruppe = (eintraege: readonly Sucheintrag[]): readonly Suchgruppe[] =>
	eintraege.length ? [{ key: 'ZULETZT', anzahl: null, eintraege }] : [];
