import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ROLLEN_LABEL, type Rolle } from '#domain/rollen.ts';
import { ROLLENTEXT, ZUGANG } from '../../texte/verwaltung/benutzer.ts';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { Span } from '../../ui/span.ts';
import css from './benutzer.module.css';
import { rollenQuery } from './queries.ts';

interface RollenWahlProps {
	/** Of the first box, where a summary of errors leads. */
	id: string;
	value: readonly Rolle[];
	onChange: (rollen: Rolle[]) => void;
	error?: ReactNode;
}

/** The roles one may give, each with what it is for; what somebody has besides stays. */
export function RollenWahl({ id, value, onChange, error }: RollenWahlProps) {
	const { data = [] } = useQuery(rollenQuery);
	const schalte = (rolle: Rolle) =>
		onChange(value.includes(rolle) ? value.filter((andere) => andere !== rolle) : [...value, rolle]);
	return (
		<fieldset>
			<legend className={css.legende}>
				{ZUGANG.rollen} <Span variant="error">*</Span>
			</legend>
			<Text variant="hint" mb={4} ta="end">
				{value.includes('FREIWILLIGER') ? ZUGANG.freiwillig : ZUGANG.rollenHinweis}
			</Text>
			<div className={css.rollen}>
				{data.map(({ rolle }, i) => (
					<div key={rolle} className={css.rolle}>
						<CheckboxField
							id={i === 0 ? id : undefined}
							label={ROLLEN_LABEL[rolle]}
							description={rolle in ROLLENTEXT ? ROLLENTEXT[rolle as keyof typeof ROLLENTEXT] : undefined}
							classNames={{ description: css.wozu }}
							checked={value.includes(rolle)}
							onChange={() => schalte(rolle)}
						/>
					</div>
				))}
			</div>
			{error && (
				<Text variant="error" size="sm" mt={4} role="alert">
					{error}
				</Text>
			)}
		</fieldset>
	);
}
