import { Flex } from '@mantine/core';
import { MEINE_DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { istErfuellt, wartetAufMich } from '../akte/dokumente/gruppen.ts';
import type { Anforderung } from '../akte/dokumente/queries.ts';
import css from './dokumente-kurz.module.css';
import { Faellig } from './dokumentzeile.tsx';
import { offeneDokumente } from './offene-dokumente.ts';

const TEXT = MEINE_DOKUMENTE;
const HOECHSTENS = 5;

/** The documents of the volunteer, those that wait for him first; nothing where there are none. */
export function DokumenteKurz({ anforderungen }: { anforderungen: readonly Anforderung[] }) {
	if (anforderungen.length === 0) return null;
	const offene = offeneDokumente(anforderungen);
	const uebrige = anforderungen.filter((a) => !offene.includes(a));
	return (
		<Section
			title={TEXT.ihre}
			count={anforderungen.length}
			ruled
			aside={<TextLink to="/admin/meine-dokumente">{TEXT.alle}</TextLink>}
		>
			<ul>
				{[...offene, ...uebrige].slice(0, HOECHSTENS).map((anforderung) => (
					<li key={anforderung.id} className={css.zeile}>
						{offene.includes(anforderung) ? <Offen {...{ anforderung }} /> : <Eingereicht {...{ anforderung }} />}
					</li>
				))}
			</ul>
		</Section>
	);
}

function Offen({ anforderung }: { anforderung: Anforderung }) {
	return (
		<>
			<Ampel state="missing">
				<Flex component="span" direction="column" miw={0}>
					<span className={css.name}>{anforderung.bezeichnung}</span>
					<Span variant="note">{wartetAufMich(anforderung) ? TEXT.unterschreibenAuf : TEXT.hochladenAuf}</Span>
				</Flex>
			</Ampel>
			<Faellig anforderung={anforderung} />
		</>
	);
}

function Eingereicht({ anforderung }: { anforderung: Anforderung }) {
	const erledigt = istErfuellt(anforderung);
	return (
		<>
			<span className={css.name}>{anforderung.bezeichnung}</span>
			<Ampel state={erledigt ? 'ok' : 'check'}>{TEXT.wort[anforderung.status]}</Ampel>
		</>
	);
}
