import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './account-menu.module.css';
import type { Sitzung } from './sitzung.ts';

/** Fetched when it is about to be asked for. */
const ladeMenue = () => import('./account-menu-offen.tsx');
const Offen = lazy(async () => ({ default: (await ladeMenue()).AccountMenuOffen }));

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

export function AccountButton({ sitzung, ...rest }: ComponentPropsWithRef<'button'> & { sitzung: Sitzung }) {
	return (
		<button type="button" {...rest} className={css.account}>
			<Avatar name={sitzung.name} />
			<span className={css.names}>
				<span className={css.name}>{sitzung.name}</span>
				<span className={css.role}>{ROLLEN_LABEL[sitzung.rolle]}</span>
			</span>
			<Icon of={IconChevronDown} />
		</button>
	);
}
