import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Sitzung } from '../portal/sitzung.ts';
import css from './account-menu.module.css';

/** Who is signed in. */
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
