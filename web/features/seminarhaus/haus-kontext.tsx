import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { betroffen, type Hausgast, type Hausraum, type Seminarhaus } from '../seminare/haus-query.ts';
import { type Ablehnung, warumNicht } from './belegung.ts';

/** What is done with the beds at this moment. */
interface Hausblick {
	seminarID: string;
	haus: Seminarhaus;
	/** In the hand. */
	gezogen: Hausgast | null;
	ziehe: (gast: Hausgast | null) => void;
	/** What was refused, until it is settled. */
	ablehnung: Ablehnung | null;
	schliesse: () => void;
	/** null: no bed. Where he doesn't fit, it says why. */
	lege: (gast: Hausgast, raum: Hausraum | null, grund?: string) => void;
	oeffneAngaben: (gast: Hausgast) => void;
	oeffneRaum: (raum: Hausraum) => void;
}

const Kontext = createContext<Hausblick | null>(null);

interface HausProviderProps extends Pick<Hausblick, 'seminarID' | 'haus' | 'oeffneAngaben' | 'oeffneRaum'> {
	children: ReactNode;
}

export function HausProvider({ seminarID, haus, oeffneAngaben, oeffneRaum, children }: HausProviderProps) {
	const [gezogen, ziehe] = useState<Hausgast | null>(null);
	const [ablehnung, setAblehnung] = useState<Ablehnung | null>(null);
	const [meldung, setMeldung] = useState('');
	const belegen = useCommand({
		run: (
			{ gast, raum, grund }: { gast: Hausgast; raum: Hausraum | null; grund?: string | undefined },
			idempotencyKey,
		) =>
			call('PUT /v1/seminar/{id}/haus/betten', {
				params: { id: seminarID },
				body: { betten: [{ gastID: gast.id, raumID: raum?.id ?? null, ...(grund !== undefined && { grund }) }] },
				idempotencyKey,
			}),
		invalidates: betroffen(seminarID),
		onDone: (_, { gast, raum }) => {
			setMeldung(raum ? T.schlaeftIn(gast.name, raum.bezeichnung) : T.hatKeinBett(gast.name));
			zeigeAuf(gast.id);
		},
		onRefused: (fehler) => toast.error(fehler.message),
	});
	const lege: Hausblick['lege'] = (gast, raum, grund) => {
		const hindernis = raum && grund === undefined ? warumNicht(haus, gast, raum) : null;
		setAblehnung(raum && hindernis ? { gast, raum, hindernis } : null);
		if (hindernis || gast.raumID === (raum?.id ?? null)) return;
		belegen.execute({ gast, raum, grund });
	};
	const schliesse = () => {
		if (ablehnung) zeigeAuf(ablehnung.gast.id);
		setAblehnung(null);
	};
	return (
		<Kontext value={{ seminarID, haus, gezogen, ziehe, ablehnung, schliesse, lege, oeffneAngaben, oeffneRaum }}>
			{children}
			<VisuallyHidden role="status">{meldung}</VisuallyHidden>
		</Kontext>
	);
}

export function useHaus(): Hausblick {
	const blick = useContext(Kontext);
	if (!blick) throw new Error('Outside of HausProvider');
	return blick;
}

/** The keyboard goes on with the one who has just moved. */
function zeigeAuf(gastID: string): void {
	requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-gast='${gastID}']`)?.focus());
}
