import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { ERFASSUNG } from '../../texte/akte/erfassung.ts';
import { type KeyFact, KeyFacts } from '../../ui/layout/file-header.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFeldnamen } from '../akte/daten/feldnamen.ts';
import { personentext } from '../akte/daten/personenfelder.ts';
import { Sendezeile } from '../senden/sendezeile.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { alsEingabe, FELDER, hatEmail, type Schritt } from './angaben.ts';
import type { Erfassung } from './use-erfassung.ts';

/** Everything once more, each part with the way back to it. */
export function Zusammenfassung({ erfassung }: { erfassung: Erfassung }) {
	const { angaben } = erfassung;
	return (
		<>
			<Teil erfassung={erfassung} schritt="person">
				<Personenangaben erfassung={erfassung} schritt="person" />
			</Teil>
			<Teil erfassung={erfassung} schritt="kontakt">
				<Personenangaben erfassung={erfassung} schritt="kontakt" />
			</Teil>
			<Teil erfassung={erfassung} schritt="einsatzort">
				<Stellen erfassung={erfassung} />
			</Teil>
			<Teil erfassung={erfassung} schritt="zugang">
				<p>
					{angaben.zugangAnlegen && hatEmail(angaben)
						? ERFASSUNG.mitZugang(String(angaben.person.email))
						: ERFASSUNG.keinZugang}
				</p>
			</Teil>
			<Sendezeile anfrage={{ ruf: 'erfassen', params: {}, body: alsEingabe(angaben) }} />
		</>
	);
}

interface TeilProps {
	erfassung: Erfassung;
	schritt: Schritt;
	children: ReactNode;
}

function Teil({ erfassung, schritt, children }: TeilProps) {
	const name = ERFASSUNG.schritte[schritt];
	return (
		<Section
			title={name}
			size="sm"
			ruled
			aside={
				<TextButton aria-label={ERFASSUNG.aendereSchritt(name)} onClick={() => erfassung.gehe(schritt)}>
					{ERFASSUNG.aendern}
				</TextButton>
			}
		>
			{children}
		</Section>
	);
}

function Personenangaben({ erfassung, schritt }: { erfassung: Erfassung; schritt: 'person' | 'kontakt' }) {
	const namen = useFeldnamen();
	const facts = FELDER[schritt].flatMap((feld): KeyFact[] => {
		const text = personentext(feld, erfassung.angaben.person[feld.feld], namen);
		return text === null ? [] : [{ label: FELD_BEZEICHNUNG[feld.feld], value: text }];
	});
	return <KeyFacts facts={facts} />;
}

function Stellen({ erfassung }: { erfassung: Erfassung }) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const gewaehlt = erfassung.angaben.stellen.filter(({ ort }) => ort !== null);
	if (gewaehlt.length === 0) return <p>{ERFASSUNG.keineStelle}</p>;
	const dienstart = (id: string | null) => dienstarten.find((d) => d.id === id)?.kurz ?? ERFASSUNG.ohneDienstart;
	return (
		<ul>
			{gewaehlt.map(({ ort, dienstartID }) => (
				<li key={ort?.id}>
					{ort?.bezeichnung}, {dienstart(dienstartID)}
				</li>
			))}
		</ul>
	);
}
