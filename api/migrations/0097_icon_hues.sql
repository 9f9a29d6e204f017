-- Which of the six hues a project's mosaic has; null: the one that follows from its id.
alter table projects add column icon_hue integer check (icon_hue between 1 and 6);
