import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import type { Sitzung } from '../portal/sitzung.ts';
import css from './account-menu.module.css';

/** Who is signed in. */
export function AccountButton({ sitzung, ...rest }: ComponentPropsWithRef<'button'> & { sitzung: Sitzung }) {
	return (
		<button type="button" {...rest} className={css.account}>
			<Avatar name={sitzung.name} />
			<span className={css.names}>
				<Span fz="md" lh="sm" fw={500}>
					{sitzung.name}
				</Span>
				<Span variant="muted" fz="xs" lh="14px">
					{ROLLEN_LABEL[sitzung.rolle]}
				</Span>
			</span>
			<Icon of={IconChevronDown} />
		</button>
	);
}
