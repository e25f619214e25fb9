import { Box, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { UI } from '../../texte/ui.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { type Probeperson, ProbeWahl } from '../mailvorlagen/probe-wahl.tsx';
import { Papiervorschau } from '../vorlagen/papiervorschau.tsx';
import { VorlagenEingabe } from '../vorlagen/vorlagen-eingabe.tsx';
import css from './schreibfenster.module.css';
import { useTeilauskunft } from './teilauskunft.ts';

interface SchreibfensterProps {
	id: string;
	bezeichnung: string;
	value: string;
	onChange: (text: string) => void;
	variablen: readonly string[];
	readOnly: boolean;
	onClose: () => void;
}

const FAELLE = (['VOLL', 'KNAPP'] as const).map((value) => ({ value, label: T.fall[value] }));

/** The text of a template beside the paper it becomes, with anybody's values or with examples. */
export function Schreibfenster({ id, bezeichnung, onClose, ...text }: SchreibfensterProps) {
	const [person, setPerson] = useState<Probeperson | null>(null);
	const [fall, setFall] = useState<'VOLL' | 'KNAPP'>('VOLL');
	const auskunft = useTeilauskunft(person, fall);
	const wunsch = { bezeichnung, inhalt: text.value, ...(person ? { freiwilligerID: person.id } : { fall }) };
	return (
		<Dialog
			opened
			onClose={onClose}
			title={text.readOnly ? T.ansehen : T.schreiben}
			subtitle={bezeichnung}
			width={1080}
			cancel={UI.schliessen}
		>
			<div className={css.nebeneinander}>
				<Box miw={0}>
					<VorlagenEingabe
						{...text}
						id={`${id}schreiben`}
						label={T.inhalt}
						description={T.schreibregeln}
						format="MARKUP"
						auskunft={auskunft}
					/>
				</Box>
				<Stack gap={12} miw={0}>
					<ProbeWahl value={person} onChange={setPerson} worte={T.probe} />
					{!person && <Segments label={T.beispiele} value={fall} options={FAELLE} onChange={setFall} />}
					<section className={css.papier} aria-label={T.vorschau}>
						<Papiervorschau wunsch={wunsch} titel={bezeichnung} />
					</section>
					<Text variant="secondary">{T.vorschauHinweis}</Text>
				</Stack>
			</div>
		</Dialog>
	);
}
