import { useQuery } from '@tanstack/react-query';
import { traegerbild } from '../../client/traegerbild.ts';
import { SHELL } from '../../texte/shell.ts';
import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/logo.tsx';
import { parameterQuery } from '../portal/portal.ts';
import css from './brand.module.css';

/** Mark and name of the provider: `menu` on two lines, `public` the same larger, `inline` on one line in headers. */
export function Brand({ look = 'menu' }: { look?: 'menu' | 'public' | 'inline' }) {
	const { data } = useQuery(parameterQuery);
	return (
		<span className={cx(css.brand, css[look])}>
			{data?.logo ? (
				<img className={css.logo} src={traegerbild(data.logo)} alt="" />
			) : (
				<Logo size={look === 'public' ? 32 : 28} />
			)}
			<span className={css.names}>
				<b className={css.name}>{data?.mandantBezeichnung ?? SHELL.portal}</b>
				{data && <span className={css.product}>{SHELL.portal}</span>}
			</span>
		</span>
	);
}
