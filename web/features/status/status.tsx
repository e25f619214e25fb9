import type { Statuskatalog } from '#domain/status/katalog.ts';
import { formatStatusnummer } from '#domain/status/katalog.ts';
import { StatusBadge } from '../../ui/figures/status-badge.tsx';

interface StatusProps<N extends number> {
	katalog: Statuskatalog<N>;
	nummer: N;
	tinted?: boolean;
	size?: 'md' | 'lg';
	old?: boolean;
}

/** A status of one of the catalogues: `<Status katalog={FREIWILLIGER} nummer={2000} tinted />`. */
export function Status<N extends number>({ katalog, nummer, ...look }: StatusProps<N>) {
	const { label, phase } = katalog.eintraege[nummer];
	return <StatusBadge number={formatStatusnummer(katalog, nummer)} label={label} phase={phase} {...look} />;
}
