import { IconCheck } from '@tabler/icons-react';
import { UI } from '../../texte/ui.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import css from './steps.module.css';

interface StepsProps {
	steps: readonly { key: string; label: string }[];
	/** Index of the current step. */
	current: number;
	/** Leads back to a finished step. */
	onStep?: (index: number) => void;
	label: string;
	/** Beside a title. */
	inline?: boolean;
}

/** Steps of a wizard on top of it; done ones lead back. */
export function Steps({ steps, current, onStep, label, inline = false }: StepsProps) {
	return (
		<nav aria-label={label}>
			<ol className={cx(css.steps, inline && css.inline)}>
				{steps.map((step, index) => {
					const done = index < current;
					return (
						<li
							key={step.key}
							className={cx(css.step, done && css.done)}
							aria-current={index === current ? 'step' : undefined}
						>
							<button type="button" className={css.button} disabled={!done || !onStep} onClick={() => onStep?.(index)}>
								<span className={css.circle}>
									{done ? <Icon of={IconCheck} size={14} label={UI.erledigt} /> : index + 1}
								</span>
								{step.label}
							</button>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
