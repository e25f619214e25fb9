import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import { Button } from '../../ui/button.tsx';
import { VerlaufDialog } from '../verlauf/verlauf-dialog.tsx';
import { historieQuery } from './arten.ts';

interface VerlaufKnopfProps {
	art: Parameters<typeof historieQuery>[0];
	titel: string;
}

/** Opens the history of a kind of master data. */
export function VerlaufKnopf({ art, titel }: VerlaufKnopfProps) {
	const [offen, setOffen] = useState(false);
	return (
		<>
			<Button onClick={() => setOffen(true)}>{STAMMDATEN.verlauf}</Button>
			{offen && <Verlauf art={art} titel={titel} onClose={() => setOffen(false)} />}
		</>
	);
}

function Verlauf({ art, titel, onClose }: VerlaufKnopfProps & { onClose: () => void }) {
	const query = useQuery(historieQuery(art));
	return <VerlaufDialog titel={STAMMDATEN.verlaufTitel(titel)} query={query} onClose={onClose} />;
}
