import { Suspense, useState } from 'react';
import { later } from '../../ui/later.tsx';
import type { Sitzung } from '../portal/sitzung.ts';
import { AccountButton } from './account-button.tsx';

/** Fetched when it is about to be asked for. */
const ladeMenue = () => import('./account-menu-offen.tsx');
const Offen = later(async () => (await ladeMenue()).AccountMenuOffen);

/** Who is signed in; what is to be done about that, at a click. */
export function AccountMenu({ sitzung }: { sitzung: Sitzung }) {
	const [gefragt, setGefragt] = useState(false);
	const knopf = (
		<AccountButton
			sitzung={sitzung}
			aria-haspopup="menu"
			aria-expanded={false}
			onPointerEnter={ladeMenue}
			onFocus={ladeMenue}
			onClick={() => setGefragt(true)}
		/>
	);
	if (!gefragt) return knopf;
	return (
		<Suspense fallback={knopf}>
			<Offen sitzung={sitzung} />
		</Suspense>
	);
}
