import { Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { HILFETEXT } from '../../texte/hilfe.ts';
import { Button } from '../../ui/button.tsx';
import css from './hilfe.module.css';
import { type Ebene, HilfeFormular } from './hilfe-formular.tsx';

interface HilfeEbeneProps {
	hilfe: HilfeKey;
	ebene: Ebene;
	/** Whether something is typed that isn't saved. */
	onGeaendert: (geaendert: boolean) => void;
}

/** One level: its text, and where one may, the way to change it. */
export function HilfeEbene({ hilfe, ebene, onGeaendert }: HilfeEbeneProps) {
	const { ebene: nr, content, bearbeitbar } = ebene;
	const [bearbeitet, setBearbeitet] = useState(false);
	/** The button comes back with the focus that it gave to the form. */
	const [zurueck, setZurueck] = useState(false);
	const schliesse = () => {
		setBearbeitet(false);
		setZurueck(true);
	};
	if (!content && !bearbeitbar) return null;
	const titel = HILFETEXT.ebene[nr];
	return (
		<section className={css.ebene} aria-label={titel}>
			{nr !== 1 && content && (
				<Title order={3} variant="label" c="var(--text-3)">
					{titel}
				</Title>
			)}
			<Absaetze text={content} />
			{bearbeitet && <HilfeFormular {...{ hilfe, ebene, onGeaendert }} onClose={schliesse} />}
			{bearbeitbar && !bearbeitet && (
				<div>
					<Button variant="quiet" size="sm" icon={IconPencil} autoFocus={zurueck} onClick={() => setBearbeitet(true)}>
						{content ? HILFETEXT.bearbeiten[nr] : HILFETEXT.anlegen[nr]}
					</Button>
				</div>
			)}
		</section>
	);
}

/** Plain text: an empty line divides paragraphs, a line break stays. */
function Absaetze({ text }: { text: string }) {
	const absaetze = text.split(/\n{2,}/).filter((absatz) => absatz.trim() !== '');
	return absaetze.map((absatz) => (
		<p key={absatz} className={css.absatz}>
			{absatz}
		</p>
	));
}
