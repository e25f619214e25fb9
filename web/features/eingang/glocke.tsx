import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { EINGANG as T } from '../../texte/eingang.ts';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { later } from '../../ui/later.tsx';
import css from './eingang.module.css';
import { liesLaufende, merkeLaufende } from './laufende.ts';
import { type Eingangszeile, eingangQuery } from './queries.ts';
import { ergebnisVon, titelVon } from './titel.ts';
import { Zahl } from './zahl.tsx';

const ladeListe = () => import('./eingang-popover.tsx');
const EingangPopover = later(async () => (await ladeListe()).EingangPopover);

/** The bell: how much long work has ended that nobody has looked at; what ends says so wherever one is (design-4.md). */
export function Glocke() {
	const { data } = useQuery(eingangQuery);
	const eintraege = data ?? [];
	const [gefragt, setGefragt] = useState(false);
	const neu = eintraege.filter(({ isNeu }) => isNeu).length;
	useFertigmeldung(data);
	const knopf = (
		<span className={css.glocke}>
			<IconButton
				icon={IconBell}
				label={T.knopf(neu)}
				variant="bare"
				size="md"
				aria-haspopup="dialog"
				aria-expanded={false}
				onPointerEnter={ladeListe}
				onFocus={ladeListe}
				onClick={() => setGefragt(true)}
			/>
			<Zahl neu={neu} />
		</span>
	);
	if (!gefragt) return knopf;
	return (
		<Suspense fallback={knopf}>
			<EingangPopover eintraege={eintraege} neu={neu} />
		</Suspense>
	);
}

/** What was going on when it was last asked about and isn't any more: told once, on whatever page one is by then. */
function useFertigmeldung(eintraege: readonly Eingangszeile[] | undefined) {
	const client = useQueryClient();
	useEffect(() => {
		if (!eintraege) return;
		const vorher = liesLaufende();
		const beendet = eintraege.filter(({ id, stand }) => stand !== 'LAEUFT' && vorher.has(id));
		merkeLaufende(eintraege.filter(({ stand }) => stand === 'LAEUFT').map(({ id }) => id));
		for (const eintrag of beendet) {
			const titel = titelVon(eintrag);
			if (eintrag.stand === 'FERTIG') toast.success(T.istFertig(titel), { text: ergebnisVon(eintrag) || undefined });
			else toast.error(T.istGescheitert(titel));
		}
		// Lists that show it are no longer right.
		if (beendet.length > 0)
			for (const queryKey of [['laeufe'], ['dokumentspecs']]) void client.invalidateQueries({ queryKey });
	}, [eintraege, client]);
}
