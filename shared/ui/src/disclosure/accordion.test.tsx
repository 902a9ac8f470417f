import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'fees', title: 'كم الرسوم؟', content: 'اثنان ونصف بالمئة.' },
  { id: 'areas', title: 'أين تعملون؟', content: 'في الكويت والرياض.' },
];

const answer = (text: string) => screen.getByText(text);

// The test's document does not know exclusive groups: what is seen here is what older browsers do.
describe('Accordion', () => {
  it('keeps every answer in the page, and shows none at first', () => {
    render(<Accordion items={items} />);
    for (const { content } of items) expect(answer(content)).not.toBeVisible();
  });

  it('has one answer open at a time', async () => {
    render(<Accordion items={items} defaultOpen="fees" />);
    expect(answer('اثنان ونصف بالمئة.')).toBeVisible();
    await userEvent.click(screen.getByText('أين تعملون؟'));
    expect(answer('في الكويت والرياض.')).toBeVisible();
    await waitFor(() => expect(answer('اثنان ونصف بالمئة.')).not.toBeVisible());
    expect(answer('في الكويت والرياض.')).toBeVisible();
  });

  it('closes the open one, and all can be closed', async () => {
    render(<Accordion items={items} defaultOpen="fees" />);
    await userEvent.click(screen.getByText('كم الرسوم؟'));
    await waitFor(() => expect(answer('اثنان ونصف بالمئة.')).not.toBeVisible());
  });

  it('puts the questions into the outline at the level asked for', () => {
    render(<Accordion items={items} headingLevel={4} />);
    expect(screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(
      items.map(({ title }) => title),
    );
  });

  it('makes one group of its items, apart from those of another', () => {
    render(
      <>
        <Accordion items={items} />
        <Accordion items={items.map((item) => ({ ...item, id: `${item.id}-2` }))} />
      </>,
    );
    const names = screen.getAllByRole('group').map((group) => group.getAttribute('name'));
    expect(names).toHaveLength(4);
    expect(names[0]).toBeTruthy();
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
  });
});
